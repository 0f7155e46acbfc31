// Leads on from an old address, with the reader's own query and hash, which a refresh would lose
// (lib/text/address.ts). It stands behind the link that says where to.
((page) => {
  var here = page.location;
  var link = page.document.links[0];
  var to = new URL(here.hash ? link.dataset.withoutHash : link.href, here.href);
  if (here.search) to.search = to.search ? to.search + here.search.replace('?', '&') : here.search;
  if (here.hash) to.hash = here.hash;
  here.replace(to);
})(window);
