// What a reader does before the page is hydrated would be lost: the last press of a button, the keys that open the search,
// what is typed behind them, and what was chosen or typed elsewhere. It is done again once React listens; a press that was taken back by another, by Escape or by
// going on is not.
((page, facts) => {
  if (page[facts.flag]) return;
  var ended = new page.AbortController();
  var fields = new Map();
  var again;
  // What is typed behind the keys of the search; undefined while it was not asked for.
  var typed;
  // Last of all listeners: React may hydrate the page for an event, which is its own then.
  function on(name, act) {
    page.addEventListener(name, act, { signal: ended.signal });
  }
  function isReacts(control) {
    return Object.keys(control).some((name) => name.startsWith('__react'));
  }
  function onClick(event) {
    var control = event.target.closest('button');
    again = typed = undefined;
    if (!control || isReacts(control)) return;
    again = () => control.click();
  }
  function isSearchKey(event) {
    var withModifier = event.ctrlKey || event.metaKey;
    if (event.code === 'KeyK') return withModifier && !event.shiftKey && !event.altKey;
    if (event.key !== '/' || withModifier || event.altKey) return false;
    return (
      !event.target.closest('input, textarea, select') && page.localStorage.getItem(facts.slashKey) !== 'off'
    );
  }
  function onKey(event) {
    if (event.key === 'Escape') again = typed = undefined;
    if (typed !== undefined && !event.ctrlKey && !event.metaKey && !event.altKey) {
      if (event.key === 'Backspace') typed = typed.slice(0, -1);
      if (event.key.length === 1) {
        event.preventDefault();
        typed += event.key;
        return;
      }
    }
    if (!isSearchKey(event)) return;
    event.preventDefault();
    typed = '';
    again = () => page.document.dispatchEvent(new page.KeyboardEvent('keydown', event));
  }
  function onChange(event) {
    var field = event.target;
    fields.set(field, /^(radio|checkbox)$/.test(field.type) ? field.checked : field.value);
  }
  function restore(value, field) {
    field.dispatchEvent(new page.Event(facts.hydrates, { bubbles: true }));
    if (typeof value === 'boolean') {
      field.checked = !value;
      field.click();
      return;
    }
    if (field.type !== 'file') {
      // React knows the value that it finds and that of its own property: only another one is news to it.
      field.value = value ? '' : ' ';
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value').set.call(field, value);
    }
    field.dispatchEvent(new page.Event('input', { bubbles: true }));
    field.dispatchEvent(new page.Event('change', { bubbles: true }));
  }
  on('click', onClick);
  on('keydown', onKey);
  on('input', onChange);
  on('change', onChange);
  on(facts.ends, () => {
    page.queueMicrotask(() => {
      ended.abort();
      fields.forEach(restore);
      if (typed) {
        page.addEventListener('focusin', function onFocus(event) {
          if (!event.target.closest('dialog input')) return;
          page.removeEventListener('focusin', onFocus);
          // React is still drawing the dialog.
          page.setTimeout(restore, 0, typed, event.target);
        });
      }
      if (again) again();
    });
  });
})(window, FACTS);
