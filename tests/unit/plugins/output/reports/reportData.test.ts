// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { inlineScript } from '../../../../../plugins/hosting/head-scripts';

const FACTS = { message: 'told', handover: 'take it', data: 'DATA', held: 'text/plain', note: 'note' };

/** The window of the interface without data: what it says to the page around it is gathered. */
function start(isFramed = true) {
  document.body.innerHTML =
    '<p id="note"></p><script type="text/plain">first</script><script type="text/plain">second</script>';
  const heard: unknown[] = [];
  const run: string[] = [];
  vi.spyOn(HTMLScriptElement.prototype, 'text', 'set').mockImplementation((text) => void run.push(text));
  const listeners: Record<string, ((event: object) => void)[]> = {};
  const page: Record<string, unknown> = {
    document,
    TextDecoder,
    addEventListener: (type: string, hear: (event: object) => void) => (listeners[type] ??= []).push(hear),
    removeEventListener: (type: string, hear: (event: object) => void) => {
      listeners[type] = listeners[type]?.filter((each) => each !== hear) ?? [];
    },
  };
  const parent = isFramed ? { postMessage: (data: unknown) => heard.push(data) } : page;
  page.parent = parent;
  (new Function('window', inlineScript('reportData', FACTS)) as (window: unknown) => void)(page);
  const fire = (type: string, event: object = {}) => listeners[type]?.forEach((hear) => hear(event));
  return { page, parent, heard, run, fire };
}

const bytes = (value: unknown) => new TextEncoder().encode(JSON.stringify(value));

type Port = { onmessage?: (event: { data: unknown }) => void };

test('issue 21: the interface asks for data, takes it from the page around it, and only then runs', () => {
  const { page, parent, heard, run, fire } = start();
  expect(heard).toEqual([]);
  fire('DOMContentLoaded');
  expect(heard).toEqual([{ told: 'waiting' }]);
  const port: Port = {};
  fire('message', { source: parent, data: 'take it', ports: [port] });
  port.onmessage?.({ data: { name: 'root', bytes: bytes('/app') } });
  port.onmessage?.({ data: { name: 'errors', bytes: bytes([{ code: 'E1001' }]) } });
  expect(run).toEqual([]);
  port.onmessage?.({ data: null });
  expect(page.DATA).toEqual({ root: '/app', errors: [{ code: 'E1001' }] });
  expect(run).toEqual(['first', 'second']);
  expect(document.querySelector('#note')).toBeNull();
  fire('error');
  expect(heard.at(-1)).toEqual({ told: 'failed' });
});

test('issue 21: messages of strangers, other messages and a second port are not taken', () => {
  const { page, parent, fire } = start();
  const [stranger, other, second, port]: [Port, Port, Port, Port] = [{}, {}, {}, {}];
  fire('message', { source: page, data: 'take it', ports: [stranger] });
  fire('message', { source: parent, data: { told: { theme: 'dark' } }, ports: [other] });
  fire('message', { source: parent, data: 'take it', ports: [] });
  expect([stranger.onmessage, other.onmessage]).toEqual([undefined, undefined]);
  fire('message', { source: parent, data: 'take it', ports: [port] });
  fire('message', { source: parent, data: 'take it', ports: [second] });
  expect(port.onmessage).toBeDefined();
  expect(second.onmessage).toBeUndefined();
});

test('issue 21: a page that is opened by itself asks nobody, and keeps its note', () => {
  const { page, heard, fire } = start(false);
  const port: Port = {};
  fire('DOMContentLoaded');
  fire('message', { source: page, data: 'take it', ports: [port] });
  expect(heard).toEqual([]);
  expect(port.onmessage).toBeUndefined();
  expect(document.querySelector('#note')).not.toBeNull();
});
