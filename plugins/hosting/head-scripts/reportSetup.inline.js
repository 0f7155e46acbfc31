// Runs first in a published report. The report reads theme and language from storage; a frame without an origin has
// none of its own, so the address says both; without a theme there, that of the system is meant. It also asks a server for
// its manifest, which a single file has not: the answer is empty, as the report expects without a server, and no request
// leaves the page.
((page) => {
  var facts = FACTS;
  var wanted = new page.URLSearchParams(page.location.search);
  var preferred = { theme: page.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light' };
  ['theme', 'lang'].forEach((name) => {
    var value = facts.values[name][wanted.get(name) ?? preferred[name]];
    if (value) page.localStorage.setItem(facts.keys[name], value);
  });
  page.localStorage.setItem(facts.keys.visited, '1');
  page.fetch = () =>
    Promise.resolve(new page.Response('{}', { headers: { 'Content-Type': 'application/json' } }));
})(window);
