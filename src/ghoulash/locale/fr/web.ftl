# What the browser app says on its own screens; the boards too say their words here, and those that other fronts share where those stand.

## The general board

web-confirm = Remettre
web-hide-for-me = Cacher pour moi
web-take-back = Reprendre le dernier
web-offer-many = { $what } ({ $n })
web-choose = Choisissez
web-do-it = Le faire
web-type = Ou tapez-le
web-what-means = Qu’est-ce que cela veut dire ?
web-means = Cela veut dire : { $list }
