// Marks what the reader has chosen before the first paint, so that the page comes as they want it; what the address says
// (?tool=webpack) is kept, and at first the shell of Windows. components/pick does the same later. A closed or full storage
// must not stop it.
((page, facets) => {
  var query = new page.URLSearchParams(page.location.search);
  var isWindows = /^Win/.test(page.navigator.platform);
  facets.forEach((facet) => {
    var values = facet[2];
    var place = values.indexOf(query.get(facet[0]));
    try {
      var kept = page.localStorage.getItem(facet[1]);
      if (place < 0 && kept === null && isWindows) place = values.indexOf('powershell');
      if (place < 0) place = Number(kept);
      else page.localStorage.setItem(facet[1], place);
    } catch {
      place = Math.max(place, 0);
    }
    page.document.documentElement.setAttribute('data-pick-' + facet[0], values[place] || values[0]);
  });
})(window, FACTS);
