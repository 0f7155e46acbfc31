// First in a published report, before its policy. Where the host sends no headers, a report that is opened directly would
// have the origin of the site and its storage. It then shows itself in a frame that has none.
((page, facts) => {
  if (page.origin === 'null') return;
  page.stop();
  var document = page.document;
  var frame = document.createElement('iframe');
  frame.setAttribute('sandbox', facts.sandbox);
  frame.style.cssText = 'position:fixed;inset:0;width:100%;height:100%;border:0';
  frame.title = facts.title;
  frame.src = page.location.href;
  document.title = facts.title;
  document.documentElement.replaceChildren(document.createElement('head'), document.createElement('body'));
  // Phones lay it out as wide as the report needs.
  var viewport = document.createElement('meta');
  viewport.name = 'viewport';
  viewport.content = 'width=' + facts.width;
  document.head.append(viewport);
  document.body.append(frame);
})(window, FACTS);
