// A browser that translates the page puts an element, or another text, in the place of each text. React holds the text
// itself: hydrating, it would throw the page away, and later it would throw as soon as it draws something beside that text or
// takes it out (facebook/react#11538). So this remembers what stands where, from the end of parsing on, since React can be
// told nothing later; gives every text back while React hydrates, and the translation after it; and from the first translated text
// on lets React's calls find the place of a text that is not in it. What nobody translates is only watched.
((page, facts) => {
  var prototype = page.Node.prototype;
  // A text of the page leads to what stands in its place, and that to the texts.
  var places = new WeakMap();
  var texts = new WeakMap();
  // What was translated before React was done: what stands there, where in it the text itself is, and what it said.
  var early = new Map();
  var isHurried = false;
  var isTolerant = false;
  // React has the page but its text, which it hydrates bit by bit.
  var isTextLeft = false;
  var observer = new page.MutationObserver(read);
  function isReacts(node) {
    return Object.keys(node).some((name) => name.startsWith('__react'));
  }
  function takesAway(record) {
    return record.type === 'characterData' || record.removedNodes.length > 0;
  }
  function giveBack(text) {
    read(observer.takeRecords());
    var place = places.get(text);
    if (!place) return;
    var own = texts.get(place);
    texts.delete(place);
    own.forEach((each) => places.delete(each));
    if (place.parentNode) place.replaceWith(...own);
    // That was no translator.
    observer.takeRecords();
  }
  function giveAllBack() {
    early.forEach((_, text) => giveBack(text));
  }
  function beTolerant() {
    if (isTolerant) return;
    isTolerant = true;
    ['appendChild', 'insertBefore', 'removeChild'].forEach((name) => {
      var native = prototype[name];
      prototype[name] = function (child, next) {
        var before = next;
        if (places.has(child) && child.parentNode !== this) giveBack(child);
        if (name === 'removeChild' && child && child.nodeType === 3 && child.parentNode !== this)
          return child;
        if (before && before.nodeType === 3 && before.parentNode !== this) {
          before = places.get(before);
          if (!before || before.parentNode !== this) before = null;
        }
        return native.call(this, child, before);
      };
    });
  }
  function take(gone, came) {
    var own = texts.get(gone) || [gone];
    texts.delete(gone);
    own.forEach((text) => {
      if (own.includes(came)) {
        // The reader wants the original again.
        places.delete(text);
        if (early) early.delete(text);
        return;
      }
      places.set(text, came);
      if (early) early.set(text, [came, text.parentNode, text.data]);
      // A text that is nowhere does not show what React writes into it.
      observer.observe(text, { characterData: true });
    });
    if (own.includes(came)) return;
    texts.set(came, (texts.get(came) || []).concat(own));
    beTolerant();
  }
  function read(records) {
    var byTarget = new Map();
    // The parser only adds, and so does React most of the time.
    if (!records.some(takesAway)) return;
    if (isTextLeft && isReacts(endOfText())) forgetEarly();
    records.forEach((record) => {
      byTarget.set(record.target, (byTarget.get(record.target) || []).concat(record));
    });
    records.forEach((record) => {
      if (record.type === 'characterData' && !record.target.parentNode) giveBack(record.target);
      record.removedNodes.forEach((gone) => {
        if (!texts.has(gone) && (gone.nodeType !== 3 || !(early || isReacts(gone)))) return;
        [record].concat(byTarget.get(record.target)).some((other) => {
          var isSamePlace =
            other.previousSibling === record.previousSibling && other.nextSibling === record.nextSibling;
          return Array.from(other.addedNodes).some((came) => {
            var isBeside = came === record.previousSibling || came === record.nextSibling;
            if (came === gone || (!isSamePlace && !isBeside)) return false;
            if (isReacts(came) && !(texts.get(gone) || []).includes(came)) return false;
            take(gone, came);
            return true;
          });
        });
      });
    });
    if (isTextLeft && early.size > 0) settle();
  }
  function endOfText() {
    var text = page.document.querySelector(facts.text);
    return text && text.lastElementChild;
  }
  // React hydrates when it has time, or as soon as something happens in the part: then nobody can translate in between.
  function hydrate(node) {
    node.dispatchEvent(new page.Event(facts.hydrates, { bubbles: true }));
  }
  function onBegin() {
    giveAllBack();
    if (isHurried || early.size === 0) return;
    isHurried = true;
    page.queueMicrotask(() => hydrate(page.document.getElementById(facts.root).firstElementChild));
  }
  function forgetEarly() {
    isTextLeft = false;
    early = undefined;
  }
  // Nobody would give back what is translated between two steps of React, so the text is hydrated at once.
  function settle() {
    var translated = early;
    var end = endOfText();
    isTextLeft = false;
    giveAllBack();
    if (end) hydrate(end);
    translated.forEach((_, text) => hydrate(text));
    forgetEarly();
    translated.forEach((at, text) => {
      var place = at[0];
      if (!text.isConnected || text.data !== at[2]) return;
      if (place.isConnected) text.remove();
      else text.replaceWith(place);
      if (at[1]) at[1].append(text);
    });
  }
  function onEnd() {
    page.removeEventListener(facts.begins, onBegin);
    read(observer.takeRecords());
    if (early.size > 0) settle();
    else if (endOfText()) isTextLeft = true;
    else forgetEarly();
  }
  // Before, the parser's own nodes would be noted one by one, each in front of the first paint.
  function watch() {
    observer.observe(page.document, { childList: true, subtree: true });
  }
  page.document.addEventListener('readystatechange', watch, { once: true });
  page.addEventListener(facts.begins, onBegin);
  // Once React is out of its own work: an event that comes in the middle of it does not reach what is hydrated later.
  page.addEventListener(facts.ends, () => page.queueMicrotask(onEnd), { once: true });
})(window, FACTS);
