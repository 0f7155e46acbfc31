// Marks the parts that the address hides (?navbar=0) before the first paint; theme/page-tools/HideParts.tsx does so later.
((page, parts) => {
  var query = new page.URLSearchParams(page.location.search);
  parts.forEach((part) => {
    page.document.documentElement.toggleAttribute('data-hide-' + part, query.get(part) === '0');
  });
})(window, FACTS);
