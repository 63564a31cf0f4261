// Styles go into files of their own: the server's policy lets in nothing inline.
export default { compilerOptions: { css: "external", runes: true } };
