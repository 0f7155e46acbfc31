// First visit: leads a reader whose browser speaks another language of the site there, once, and keeps query and hash
// (the host's script drops the hash). Only pages of the default language lead on: an opened /zh link is a choice.
((page, facts) => {
  if (/bot|spider|crawl|lighthouse/i.test(page.navigator.userAgent)) return;
  if (page.localStorage.getItem(facts.visitedKey)) return;
  page.localStorage.setItem(facts.visitedKey, '1');
  var wanted = page.navigator.language.split('-')[0];
  var here = page.location;
  var path = here.pathname;
  if (!path.startsWith(facts.base) || wanted === facts.defaultLang || !facts.langs.includes(wanted)) return;
  var rest = path.slice(facts.base.length);
  if (facts.langs.includes(rest.split('/')[0])) return;
  here.replace(facts.base + wanted + '/' + rest + here.search + here.hash);
})(window, FACTS);
