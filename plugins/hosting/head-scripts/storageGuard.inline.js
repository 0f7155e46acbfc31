// Where site data is blocked, every access to local storage throws, and the host's theme and tab code with it: the page
// would go blank. This puts a store that lasts as long as the page in its place, before anything else runs.
(function (page) {
  try {
    var probe = 'storage-probe';
    page.localStorage.setItem(probe, probe);
    page.localStorage.removeItem(probe);
  } catch {
    var entries = new Map();
    Object.defineProperty(page, 'localStorage', {
      configurable: true,
      value: {
        getItem: function (key) {
          return entries.has(String(key)) ? entries.get(String(key)) : null;
        },
        setItem: function (key, value) {
          entries.set(String(key), String(value));
        },
        removeItem: function (key) {
          entries.delete(String(key));
        },
        clear: function () {
          entries.clear();
        },
        key: function (index) {
          return Array.from(entries.keys())[index] ?? null;
        },
        get length() {
          return entries.size;
        },
      },
    });
  }
})(window);
