// Runs in a published report, after `reportSetup`. The interface has addresses for views only: what else a link asks for is
// opened step by step, as a reader would, each step as soon as its element is there. In a frame the report also says when
// it has drawn itself, follows the theme and language of the page around it, and hands on an Escape of its own.
((page, facts) => {
  var EVERY = 60;
  var TIMEOUT = 15000;
  var document = page.document;
  var framed = page.parent !== page;
  var say = (what) => {
    var message = {};
    message[facts.message] = what;
    if (framed) page.parent.postMessage(message, '*');
  };
  var whenThere = (find, act) => {
    var began = Date.now();
    var timer = page.setInterval(() => {
      var found = find();
      if (!found && Date.now() - began < TIMEOUT) return;
      page.clearInterval(timer);
      if (found) act(found);
    }, EVERY);
  };
  var elementOf = (step) =>
    Array.from(document.querySelectorAll(step.find)).filter(
      (element) => !step.text || element.textContent.trim().startsWith(step.text),
    )[step.nth || 0];
  var fill = (field, text) => {
    // The setter of the element itself would be React's, which takes no change for one that it made.
    Object.getOwnPropertyDescriptor(page.HTMLInputElement.prototype, 'value').set.call(field, text);
    field.dispatchEvent(new page.Event('input', { bubbles: true }));
  };
  var take = (steps) => {
    var step = steps[0];
    if (!step) return;
    whenThere(
      () => elementOf(step),
      (element) => {
        if (step.look) element.scrollIntoView({ block: 'center' });
        else if (step.fill) fill(element, step.fill);
        else element.click();
        take(steps.slice(1));
      },
    );
  };
  var whenDrawn = () => {
    say('drawn');
    var item = new page.URLSearchParams(page.location.search).get('item');
    if (Object.hasOwn(facts.items, item)) take(facts.items[item]);
  };
  whenThere(() => document.querySelector(facts.drawn), whenDrawn);
  // Before the report itself, which would have closed what is open by then.
  page.addEventListener(
    'keydown',
    (event) => {
      if (event.key === 'Escape' && !document.querySelector(facts.overlays)) say('escape');
    },
    true,
  );
  page.addEventListener('message', (event) => {
    var wanted = event.source === page.parent && event.data && event.data[facts.message];
    if (!framed || !wanted) return;
    if (wanted.steps) return take(wanted.steps);
    var address = new page.URL(page.location.href);
    if (Object.hasOwn(facts.langs, wanted.lang) && address.searchParams.get('lang') !== wanted.lang) {
      // What was opened by steps is opened again; the view is kept by its route.
      address.searchParams.set('lang', wanted.lang);
      address.searchParams.set('theme', wanted.theme);
      return page.location.replace(address);
    }
    whenThere(
      () => document.querySelector(facts.themeSwitch),
      (button) => {
        if ((button.getAttribute('aria-checked') === 'true') !== (wanted.theme === 'dark')) button.click();
      },
    );
  });
})(window, FACTS);
