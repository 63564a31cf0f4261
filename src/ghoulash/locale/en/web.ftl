# What the browser app says on its own screens; the boards too say their words here, and those that other fronts share where those stand.

## The general board

web-confirm = Hand it in
web-hide-for-me = Hide for me
web-take-back = Take the last back
web-offer-many = { $what } ({ $n })
web-choose = Choose one
web-do-it = Do it
web-type = Or type it
web-what-means = What does it mean?
web-means = It means: { $list }
