// Made by `npm run types` of the server's OpenAPI: do not edit.

export interface paths {
    "/api/games": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The games */
        get: operations["ApiGamesGames"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/handover": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take a seat over from another device */
        post: operations["ApiHandoverTakeOver"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/join": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take a seat, by a short code */
        post: operations["ApiJoinJoinByCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The seats of this browser */
        get: operations["ApiMeMine"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Public tables that wait for players */
        get: operations["ApiTablesListed"];
        put?: never;
        /** Make a table */
        post: operations["ApiTablesCreate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A table, for who has a seat there; a public one for all */
        get: operations["ApiTablesShow"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/handover": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A link that takes a seat to another device, once */
        post: operations["ApiTablesHandoverHandOver"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/join": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take a seat */
        post: operations["ApiTablesJoinJoin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/leave": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Give a seat up */
        post: operations["ApiTablesLeaveLeave"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/look": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A table, by the key of a link; takes no seat */
        post: operations["ApiTablesLookLook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/plan": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the board is drawn on, as a seat, or anybody, may know it */
        get: operations["ApiTablesPlanPlan"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/record": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The record, once the game is over: for `ghoulash verify` and `replay` */
        get: operations["ApiTablesRecordRecord"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/rematch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Play again with the same people */
        post: operations["ApiTablesRematchRematch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/story": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All that a seat, or anybody, was told */
        get: operations["ApiTablesStoryStory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/healthz": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether the server lives, and its database answers */
        get: operations["HealthzHealth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/metrics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Figures for Prometheus: for this machine, or by token */
        get: operations["MetricsMetrics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * Act
         * @description Do this; several texts: a gesture that was confirmed. Where a question is open it is sealed.
         */
        Act: {
            do: string[];
            id: string;
            last: number;
            seat: number;
            table: string;
            /** @enum {unknown} */
            type: "act";
        };
        /** Again */
        Again: {
            table: string;
        };
        /**
         * Answer
         * @description What came of a message: nothing is changed where there is a refusal.
         */
        Answer: {
            /** @default [] */
            do: string[];
            id: string;
            number: number;
            /** @default null */
            refusal: components["schemas"]["Refusal"] | null;
            table: string;
            /** @enum {unknown} */
            type: "answer";
        };
        /**
         * AskAlways
         * @description Whether to be asked also where one can only decline.
         */
        AskAlways: {
            id: string;
            seat: number;
            table: string;
            ticked: boolean;
            /** @enum {unknown} */
            type: "ask-always";
        };
        /**
         * Asked
         * @description An open question as one seat is shown it; but for the last two it is the same for all.
         */
        Asked: {
            due: number;
            kind: string;
            /** @default  */
            otherwise: string;
            /** @default  */
            sealed: string;
            seats: number[];
            thinking: number | null;
        };
        /**
         * Block
         * @description Hear a seat's remarks no longer, or again.
         */
        Block: {
            blocked: boolean;
            id: string;
            seat: number;
            table: string;
            /** @enum {unknown} */
            type: "block";
            whom: number;
        };
        /**
         * Board
         * @description A table as one viewer may know it now; never a part of it.
         */
        Board: {
            acting: number[];
            /** @default false */
            ask_always: boolean;
            /** @default null */
            draft: components["schemas"]["Drafted"] | null;
            /** @default [] */
            offers: components["schemas"]["Offer"][];
            /** @default null */
            outcome: components["schemas"]["Outcome"] | null;
            /** @default null */
            question: components["schemas"]["Asked"] | null;
            /** @default [] */
            standing: components["schemas"]["Standing"][];
            view: unknown;
        };
        /**
         * Bye
         * @description The server ends this connection; come back after so many seconds.
         */
        Bye: {
            /** @default 1 */
            after: number;
            code: string;
            /** @enum {unknown} */
            type: "bye";
        };
        /** Chair */
        Chair: {
            /** @default  */
            bot: string;
            /** @default open */
            kind: string;
            /** @default  */
            name: string;
        };
        /**
         * Clear
         * @description Take everything out of one's set-up.
         */
        Clear: {
            id: string;
            seat: number;
            table: string;
            /** @enum {unknown} */
            type: "clear";
        };
        /**
         * ComeBack
         * @description Play one's seat oneself again.
         */
        ComeBack: {
            id: string;
            seat: number;
            table: string;
            /** @enum {unknown} */
            type: "come-back";
        };
        /**
         * Confirm
         * @description Hand one's set-up in: from here on it stands.
         */
        Confirm: {
            id: string;
            seat: number;
            table: string;
            /** @enum {unknown} */
            type: "confirm";
        };
        /** Door */
        Door: {
            direction: string;
            square: number;
        };
        /** Doorway */
        Doorway: {
            beyond: number;
            direction: string;
            square: number;
        };
        /**
         * Drafted
         * @description One's own secret set-up in the making.
         */
        Drafted: {
            finished: boolean;
            listed: string[];
        };
        /**
         * Fault
         * @description A message that could not be taken; nothing is changed.
         */
        Fault: {
            /** @default {} */
            args: {
                [key: string]: string | number;
            };
            code: string;
            /** @default  */
            id: string;
            /** @default  */
            table: string;
            /** @enum {unknown} */
            type: "fault";
        };
        /**
         * Frame
         * @description What a viewer was told since the frame before, and the table as it is now.
         */
        Frame: {
            board: components["schemas"]["Board"];
            /** @default  */
            id: string;
            /** @default {} */
            left: {
                [key: string]: number;
            };
            number: number;
            seat: number | null;
            table: string;
            told: components["schemas"]["Told"][];
            /** @enum {unknown} */
            type: "frame";
            whole: boolean;
        };
        /**
         * FromClient
         * @description All that a client sends over the socket at /ws.
         */
        FromClient: components["schemas"]["Sit"] | components["schemas"]["Rise"] | components["schemas"]["Ping"] | components["schemas"]["Act"] | components["schemas"]["Withdraw"] | components["schemas"]["AskAlways"] | components["schemas"]["Leave"] | components["schemas"]["Spell"] | components["schemas"]["ListActions"] | components["schemas"]["Lay"] | components["schemas"]["TakeBack"] | components["schemas"]["Clear"] | components["schemas"]["HideForMe"] | components["schemas"]["Confirm"] | components["schemas"]["Say"] | components["schemas"]["Block"] | components["schemas"]["Vote"] | components["schemas"]["ComeBack"];
        /** GameListed */
        GameListed: {
            bots: string[];
            id: string;
            options: {
                [key: string]: unknown;
            };
            scenarios: string[];
            seats: [
                number,
                number
            ];
        };
        /**
         * HideForMe
         * @description Let a bot lay out the rest of one's set-up, to be looked at before it is confirmed.
         */
        HideForMe: {
            id: string;
            seat: number;
            table: string;
            /** @enum {unknown} */
            type: "hide-for-me";
        };
        /** Invitation */
        Invitation: {
            code: string;
            is_local: boolean;
            link: string;
            qr: string;
        };
        /** Join */
        Join: {
            /** @default  */
            key: string;
            name: string;
            seat?: number | null;
        };
        /** JoinByCode */
        JoinByCode: {
            code: string;
            name: string;
        };
        /** Key */
        Key: {
            key: string;
        };
        /** Kind */
        Kind: {
            count: number;
            kind: string;
            per_area: number | null;
            where: string;
        };
        /** LaidTile */
        LaidTile: {
            side: string;
            squares: string;
            turns: number;
            x: number;
            y: number;
        };
        /** LastGameOnEarthPlan */
        LastGameOnEarthPlan: {
            board: string;
            column_names: string[];
            columns: number;
            /** @constant */
            game: "last-game-on-earth";
            pads: string;
            rim: components["schemas"]["Stroke"][];
            row_names: string[];
            rows: number;
            seams: components["schemas"]["Stroke"][];
            shaded: string;
            squares: string[];
            tiles: components["schemas"]["LaidTile"][];
            walls: components["schemas"]["Stroke"][];
        };
        /**
         * Lay
         * @description Lay these out in one's secret set-up, all or none.
         */
        Lay: {
            do: string[];
            id: string;
            seat: number;
            table: string;
            /** @enum {unknown} */
            type: "lay";
        };
        /**
         * Leave
         * @description Leave these standing answers in place of any before.
         */
        Leave: {
            id: string;
            orders: components["schemas"]["Standing"][];
            seat: number;
            table: string;
            /** @enum {unknown} */
            type: "leave-answers";
        };
        /**
         * ListActions
         * @description Which actions the offers of one verb and piece stand for; of neither: all that this seat may do.
         */
        ListActions: {
            id: string;
            /** @default  */
            piece: string;
            seat: number;
            table: string;
            /** @enum {unknown} */
            type: "list";
            /** @default  */
            verb: string;
        };
        /** Listed */
        Listed: {
            clock: number | null;
            game: string;
            open: number;
            seats: number;
            slow: boolean;
            table: string;
        };
        /** Mine */
        Mine: {
            fate: string;
            game: string;
            name: string;
            seat: number;
            table: string;
        };
        /**
         * Offer
         * @description A group of actions as a board wants it: a verb, a piece, the squares it may go to; or some texts.
         */
        Offer: {
            piece: string;
            squares: string;
            /** @default [] */
            texts: string[];
            verb: string;
        };
        /**
         * Outcome
         * @description How a game ended: who won (nobody: a draw), by which ending, under which rule.
         */
        Outcome: {
            how: string;
            rule: string;
            winners: number[];
        };
        /** OwnSeat */
        OwnSeat: {
            seat: number;
        };
        /** PenAndPaperPlan */
        PenAndPaperPlan: {
            areas: string[];
            blocks: number;
            boxes: number;
            clinic: string;
            column_names: string[];
            columns: number;
            doors: components["schemas"]["Door"][];
            doorways: components["schemas"]["Doorway"][];
            /** @constant */
            game: "pen-and-paper";
            goal: string;
            goal_count: number;
            kinds: components["schemas"]["Kind"][];
            row_names: string[];
            rows: number;
            shelter: number | null;
            squares: string[];
            start: string;
            turn_limit: number;
            walls: components["schemas"]["Stroke"][];
        };
        /**
         * Ping
         * @description Asks whether the server is there; to be sent now and then, for who is silent is taken to be gone.
         */
        Ping: {
            /** @default 0 */
            n: number;
            /** @enum {unknown} */
            type: "ping";
        };
        /**
         * Pong
         * @description Yes.
         */
        Pong: {
            n: number;
            /** @enum {unknown} */
            type: "pong";
        };
        /** Problem */
        Problem: {
            args?: {
                [key: string]: string | number;
            };
            code: string;
            /** @default  */
            place: string;
        };
        /**
         * Refusal
         * @description Data for one sentence; the words are in the catalogues, under `refusal-` and the code.
         */
        Refusal: {
            /** @default {} */
            args: {
                [key: string]: string | number;
            };
            code: string;
            /** @default  */
            rule: string;
            /** @default null */
            span: [
                number,
                number
            ] | null;
        };
        /**
         * Rise
         * @description Be sent this table no longer.
         */
        Rise: {
            table: string;
            /** @enum {unknown} */
            type: "rise";
        };
        /**
         * Said
         * @description A remark.
         */
        Said: {
            number: number;
            seat: number;
            table: string;
            text: string;
            /** @enum {unknown} */
            type: "said";
        };
        /**
         * Say
         * @description A remark to the table.
         */
        Say: {
            id: string;
            seat: number;
            table: string;
            text: string;
            /** @enum {unknown} */
            type: "say";
        };
        /** Seated */
        Seated: {
            invitation?: components["schemas"]["Invitation"] | null;
            seats: number[];
            table: components["schemas"]["TableNews"];
            watching?: components["schemas"]["Invitation"] | null;
        };
        /**
         * Sit
         * @description Be sent a table as one of its seats sees it, or as anybody does; in place of the seat before.
         */
        Sit: {
            /** @default  */
            entropy: string;
            /** @default  */
            key: string;
            /** @default 0 */
            last: number;
            /** @default 0 */
            said: number;
            /** @default null */
            seat: number | null;
            table: string;
            /** @enum {unknown} */
            type: "sit";
        };
        /**
         * Sitter
         * @description Who has a seat.
         */
        Sitter: {
            bot: string;
            here: boolean;
            kind: string;
            name: string;
            ready: boolean;
            seat: number;
            stand_in: string;
        };
        /**
         * Spell
         * @description What a typed text, or a big gesture, means as small actions.
         */
        Spell: {
            id: string;
            seat: number;
            table: string;
            text: string;
            /** @enum {unknown} */
            type: "spell";
        };
        /**
         * Standing
         * @description One answer left behind; a plain value, which its owner alone is shown.
         */
        Standing: {
            /** @default  */
            answer: string;
            /** @default  */
            kind: string;
            /** @default false */
            once: boolean;
            /** @default false */
            until_turn: boolean;
        };
        /** Step */
        Step: {
            do: string;
            /** @default [] */
            events: unknown[];
            number: number;
            /** @default  */
            say: string;
            seat: number | null;
        };
        /** Stroke */
        Stroke: {
            x1: number;
            x2: number;
            y1: number;
            y2: number;
        };
        /**
         * TableNews
         * @description The table and who sits at it; the same for all viewers.
         */
        TableNews: {
            charts: {
                [key: string]: string;
            };
            chat: boolean;
            clock: number | null;
            commitment: string;
            fate: string;
            game: string;
            pause: number;
            /** @default  */
            rematch: string;
            setup: Record<string, never>;
            sitters: components["schemas"]["Sitter"][];
            slow: boolean;
            table: string;
            /** @enum {unknown} */
            type: "table";
            /** @default {} */
            votes: {
                [key: string]: number[];
            };
        };
        /**
         * TableOptions
         * @default {
         *       "chat": true,
         *       "clock": null,
         *       "pause": 3,
         *       "public": false,
         *       "slow": false,
         *       "watch": true
         *     }
         */
        TableOptions: {
            /** @default true */
            chat: boolean;
            clock?: number | null;
            /** @default 3 */
            pause: number;
            /** @default false */
            public: boolean;
            /** @default false */
            slow: boolean;
            /** @default true */
            watch: boolean;
        };
        /**
         * TakeBack
         * @description Take one thing out of one's set-up; empty: the last.
         */
        TakeBack: {
            /** @default  */
            do: string;
            id: string;
            seat: number;
            table: string;
            /** @enum {unknown} */
            type: "take-back";
        };
        /**
         * ToClient
         * @description All that the server sends over the socket at /ws.
         */
        ToClient: components["schemas"]["Frame"] | components["schemas"]["Answer"] | components["schemas"]["TableNews"] | components["schemas"]["Said"] | components["schemas"]["Fault"] | components["schemas"]["Pong"] | components["schemas"]["Bye"];
        /**
         * Told
         * @description One thing done, and what this viewer hears of it.
         */
        Told: {
            do: string;
            events: unknown[];
            number: number;
            seat: number | null;
        };
        /**
         * Vote
         * @description Let a bot play for a seat whose person is not there.
         */
        Vote: {
            id: string;
            seat: number;
            table: string;
            /** @enum {unknown} */
            type: "vote";
            whom: number;
        };
        /** Wanted */
        Wanted: {
            game: string;
            options?: {
                [key: string]: string;
            };
            scenario?: string | null;
            seats: components["schemas"]["Chair"][];
            table?: components["schemas"]["TableOptions"];
        };
        /**
         * Withdraw
         * @description Take back what is sealed.
         */
        Withdraw: {
            id: string;
            seat: number;
            table: string;
            /** @enum {unknown} */
            type: "withdraw";
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    ApiGamesGames: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GameListed"][];
                };
            };
            /** @description It cannot be read */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The server is not known by this name */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description It was too fast, or wrong too often */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A fault of the server's */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    ApiHandoverTakeOver: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Key"];
            };
        };
        responses: {
            /** @description Document created, URL follows */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Seated"];
                };
            };
            /** @description It cannot be read */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description It is not this browser's, or a foreign page asks */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing, or not for who asks */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The rules say no */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description It is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description It is no JSON */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The server is not known by this name */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description It was too fast, or wrong too often */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A fault of the server's */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    ApiJoinJoinByCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["JoinByCode"];
            };
        };
        responses: {
            /** @description Document created, URL follows */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Seated"];
                };
            };
            /** @description It cannot be read */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description It is not this browser's, or a foreign page asks */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing, or not for who asks */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The rules say no */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description It is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description It is no JSON */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The server is not known by this name */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description It was too fast, or wrong too often */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A fault of the server's */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    ApiMeMine: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Mine"][];
                };
            };
            /** @description It cannot be read */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The server is not known by this name */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description It was too fast, or wrong too often */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A fault of the server's */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    ApiTablesListed: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Listed"][];
                };
            };
            /** @description It cannot be read */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The server is not known by this name */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description It was too fast, or wrong too often */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A fault of the server's */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    ApiTablesCreate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Wanted"];
            };
        };
        responses: {
            /** @description Document created, URL follows */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Seated"];
                };
            };
            /** @description It cannot be read */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description It is not this browser's, or a foreign page asks */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The rules say no */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description It is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description It is no JSON */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The server is not known by this name */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description It was too fast, or wrong too often */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A fault of the server's */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    ApiTablesShow: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description A table's id. */
                table: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Seated"];
                };
            };
            /** @description It cannot be read */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing, or not for who asks */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The server is not known by this name */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description It was too fast, or wrong too often */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A fault of the server's */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    ApiTablesHandoverHandOver: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description A table's id. */
                table: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OwnSeat"];
            };
        };
        responses: {
            /** @description Document created, URL follows */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invitation"];
                };
            };
            /** @description It cannot be read */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Nobody knows who asks */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description It is not this browser's, or a foreign page asks */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing, or not for who asks */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description It is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description It is no JSON */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The server is not known by this name */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description It was too fast, or wrong too often */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A fault of the server's */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    ApiTablesJoinJoin: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description A table's id. */
                table: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Join"];
            };
        };
        responses: {
            /** @description Document created, URL follows */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Seated"];
                };
            };
            /** @description It cannot be read */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description It is not this browser's, or a foreign page asks */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing, or not for who asks */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The rules say no */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description It is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description It is no JSON */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The server is not known by this name */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description It was too fast, or wrong too often */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A fault of the server's */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    ApiTablesLeaveLeave: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description A table's id. */
                table: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OwnSeat"];
            };
        };
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Seated"];
                };
            };
            /** @description It cannot be read */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Nobody knows who asks */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description It is not this browser's, or a foreign page asks */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing, or not for who asks */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description It is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description It is no JSON */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The server is not known by this name */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description It was too fast, or wrong too often */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A fault of the server's */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    ApiTablesLookLook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description A table's id. */
                table: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Key"];
            };
        };
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Seated"];
                };
            };
            /** @description It cannot be read */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description It is not this browser's, or a foreign page asks */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing, or not for who asks */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description It is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description It is no JSON */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The server is not known by this name */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description It was too fast, or wrong too often */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A fault of the server's */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    ApiTablesPlanPlan: {
        parameters: {
            query?: {
                seat?: number | null;
            };
            header?: {
                /** @description Of a link to watch by. */
                "ghoulash-key"?: string;
            };
            path: {
                /** @description A table's id. */
                table: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PenAndPaperPlan"] | components["schemas"]["LastGameOnEarthPlan"];
                };
            };
            /** @description It cannot be read */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Nobody knows who asks */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description It is not this browser's, or a foreign page asks */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing, or not for who asks */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The server is not known by this name */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description It was too fast, or wrong too often */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A fault of the server's */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    ApiTablesRecordRecord: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description A table's id. */
                table: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/jsonl": string;
                };
            };
            /** @description It cannot be read */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing, or not for who asks */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The rules say no */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The server is not known by this name */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description It was too fast, or wrong too often */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A fault of the server's */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    ApiTablesRematchRematch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description A table's id. */
                table: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OwnSeat"];
            };
        };
        responses: {
            /** @description Document created, URL follows */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Again"];
                };
            };
            /** @description It cannot be read */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Nobody knows who asks */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description It is not this browser's, or a foreign page asks */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing, or not for who asks */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The rules say no */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description It is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description It is no JSON */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The server is not known by this name */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description It was too fast, or wrong too often */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A fault of the server's */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    ApiTablesStoryStory: {
        parameters: {
            query?: {
                seat?: number | null;
            };
            header?: never;
            path: {
                /** @description A table's id. */
                table: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Step"][];
                };
            };
            /** @description It cannot be read */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Nobody knows who asks */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description It is not this browser's, or a foreign page asks */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing, or not for who asks */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The server is not known by this name */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description It was too fast, or wrong too often */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A fault of the server's */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    HealthzHealth: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description It cannot be read */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The server is not known by this name */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description It was too fast, or wrong too often */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A fault of the server's */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    MetricsMetrics: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description It cannot be read */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing, or not for who asks */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The server is not known by this name */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description It was too fast, or wrong too often */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A fault of the server's */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
}
