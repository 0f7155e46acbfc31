// Says at the foot of the page that something did not load: scripts and styles that are missing while the page starts
// (an old page in a cache after a new deployment), and later whatever the site reports by its event. It cannot be a part
// of the site's scripts, because those are what is missing.
((page, facts) => {
  var document = page.document;
  function button(words, act) {
    var made = document.createElement('button');
    made.type = 'button';
    made.textContent = words;
    made.addEventListener('click', act);
    return made;
  }
  function show() {
    var words = facts.words[document.documentElement.lang] || facts.words[facts.defaultLang];
    var old = document.querySelector('.' + facts.className);
    if (old) old.remove();
    var notice = document.createElement('div');
    notice.className = facts.className;
    notice.setAttribute('role', 'alert');
    var text = document.createElement('p');
    text.textContent = words.failed;
    notice.append(
      text,
      button(words.reload, () => page.location.reload()),
      button(words.close, () => notice.remove()),
    );
    document.body.append(notice);
  }
  function onError(event) {
    // A script that is cut off, or HTML in its place, is loaded and cannot be read.
    var isBroken = /SyntaxError/.test(event.message);
    var address = isBroken ? event.filename : event.target.src || event.target.href;
    if (typeof address !== 'string' || !address.startsWith(page.location.origin + facts.base + 'static/'))
      return;
    if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', show);
    else show();
  }
  page.addEventListener('error', onError, true);
  page.addEventListener('load', () => {
    page.removeEventListener('error', onError, true);
    // An empty script says nothing at all: nobody took over the page.
    page.setTimeout(() => {
      var root = document.getElementById(facts.root);
      var isTaken = page[facts.flag] || !root || Object.keys(root).some((name) => name.startsWith('__react'));
      if (!isTaken && !document.querySelector('.' + facts.className)) show();
    }, facts.timeout);
  });
  page.addEventListener(facts.event, show);
})(window, FACTS);
