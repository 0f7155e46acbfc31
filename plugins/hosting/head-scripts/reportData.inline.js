// Runs in the interface that is published without data. The page around it hands over a port, and through it comes one
// section after the other, so that neither page holds all of them as text. Only then the interface is let run, since it
// looks for its data once. A page that is opened alone has nobody to ask, and keeps its note.
((page, facts) => {
  var document = page.document;
  var framed = page.parent !== page;
  var say = (what) => {
    var message = {};
    message[facts.message] = what;
    page.parent.postMessage(message, '*');
  };
  var show = (data) => {
    page[facts.data] = data;
    document.getElementById(facts.note).remove();
    document.querySelectorAll('script[type="' + facts.held + '"]').forEach((held) => {
      var script = document.createElement('script');
      script.text = held.text;
      held.replaceWith(script);
    });
  };
  var hear = (event) => {
    var port = event.source === page.parent && event.data === facts.handover && event.ports[0];
    if (!framed || !port) return;
    page.removeEventListener('message', hear);
    // A report may hold what this version of the interface does not expect.
    page.addEventListener('error', () => say('failed'));
    var data = {};
    port.onmessage = (part) => {
      if (part.data === null) return show(data);
      data[part.data.name] = JSON.parse(new page.TextDecoder().decode(part.data.bytes));
    };
  };
  page.addEventListener('message', hear);
  page.addEventListener('DOMContentLoaded', () => {
    if (framed) say('waiting');
  });
})(window, FACTS);
