// Where site data is blocked, every access to local storage throws, and the host's theme and tab code with it: the page
// would go blank. This puts a store that lasts as long as the page in its place, before anything else runs.
((page) => {
  try {
    var probe = 'storage-probe';
    page.localStorage.setItem(probe, probe);
    page.localStorage.removeItem(probe);
  } catch {
    var entries = new Map();
    Object.defineProperty(page, 'localStorage', {
      configurable: true,
      value: {
        getItem: (key) => entries.get(String(key)) ?? null,
        setItem: (key, value) => void entries.set(String(key), String(value)),
        removeItem: (key) => void entries.delete(String(key)),
        clear: () => entries.clear(),
        key: (index) => Array.from(entries.keys())[index] ?? null,
        get length() {
          return entries.size;
        },
      },
    });
  }
})(window);
