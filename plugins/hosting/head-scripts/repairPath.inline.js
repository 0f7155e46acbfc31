// The host and its router decode the path, each once and without a guard, so a stray % would stop every script of the
// 404 page. The signs are taken out, in the address bar only; the page that was answered stays the same. The origin stands
// in front because a path that begins with two slashes names another host, and the browser would throw.
((page) => {
  var here = page.location;
  try {
    decodeURIComponent(here.pathname);
  } catch {
    page.history.replaceState(
      null,
      '',
      here.origin + here.pathname.replace(/%/g, '') + here.search + here.hash,
    );
  }
})(window);
