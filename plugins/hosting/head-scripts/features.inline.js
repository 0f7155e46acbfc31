// Tests what the scripts of the site need. Where something is missing they would stop halfway and take the text with them,
// so none of them begins: the page is whole without (`plugins/host-fixes/runtime-file/guardRuntime.ts`).
(function (page, facts) {
  page[facts.flag] = facts.names.some(function (name) {
    return !name.split('.').reduce(function (of, part) {
      return of && of[part];
    }, page);
  });
})(window, FACTS);
