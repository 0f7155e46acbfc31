// @vitest-environment jsdom
import { act } from '@testing-library/react';
import { useState, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PartBoundary } from '../../../../components/ui/PartBoundary';
import { loadAnew } from '../../../../theme/page-tools/loadAnew';

vi.mock('@rspress/core/runtime', async () => (await import('../../components/hostMocks')).runtime());

/** Answers with a document that says its address. */
class DocumentRequest {
  responseXML?: Document;
  onload = () => undefined;
  #path = '';
  open(_method: string, path: string) {
    this.#path = path;
  }
  send() {
    this.responseXML = document.implementation.createHTMLDocument();
    this.responseXML.body.innerHTML = `<main><p>Text of ${this.#path}</p></main>`;
    queueMicrotask(this.onload);
  }
}

const HTML = '<header>Bar</header><main><p>Text of the <a href="/b">page</a></p></main><button>0</button>';
const logged = vi.spyOn(console, 'error');
let root: HTMLElement;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('XMLHttpRequest', DocumentRequest);
  logged.mockReset().mockImplementation(() => undefined);
  document.body.innerHTML = `<div id="__rspress_root">${HTML}</div>`;
  root = document.body.firstElementChild as HTMLElement;
});
afterEach(() => vi.unstubAllGlobals());

function Counter() {
  const [count, setCount] = useState(0);
  return <button onClick={() => setCount(count + 1)}>{count}</button>;
}
const Text = () => (
  <p>
    Text of the <a href="/b">page</a>
  </p>
);
const broken = (error: unknown) => () => {
  throw error;
};

/** The page as it was written, hydrated with parts that may throw. */
const pageOf = (bar: ReactNode, text: ReactNode, address = '/a') => (
  <PartBoundary last keep="#__rspress_root > *" address={address} onFault={loadAnew}>
    <PartBoundary keep="header">{bar}</PartBoundary>
    <main>
      <PartBoundary keep="main > :first-child" address={address} onFault={loadAnew}>
        {text}
      </PartBoundary>
    </main>
    <Counter />
  </PartBoundary>
);
const hydrate = (page: ReactNode) =>
  act(async () => hydrateRoot(root, page, { onRecoverableError: () => undefined }));

test('a part that throws keeps its HTML, says so once, and the others work', async () => {
  const Broken = broken(new Error('broken text'));
  await hydrate(pageOf(<header>Bar</header>, <Broken />));
  expect(root.querySelector('main')?.textContent).toBe('Text of the page');
  expect(root.querySelector('main a')?.getAttribute('href')).toBe('/b');
  const about = logged.mock.calls.filter((call) => call.some((each) => String(each).includes('broken text')));
  expect(about).toHaveLength(1);
  await act(async () => root.querySelector('button')?.click());
  expect(root.querySelector('button')?.textContent).toBe('1');
});

test('the text of a page that the reader went on to comes from its document, and the next page is drawn', async () => {
  const bar = <header>Bar</header>;
  const drawn = await hydrate(pageOf(bar, <Text />));
  window.history.pushState(null, '', '/b');
  const Broken = broken(new Error('next page'));
  await act(async () => drawn.render(pageOf(bar, <Broken />, '/b')));
  await vi.waitFor(() => expect(root.querySelector('main')?.textContent).toBe('Text of /b'));
  window.history.pushState(null, '', '/c');
  await act(async () => drawn.render(pageOf(bar, <Text />, '/c')));
  expect(root.querySelector('main')?.textContent).toBe('Text of the page');
  expect(logged).toHaveBeenCalledTimes(1);
});
