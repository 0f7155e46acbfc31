// @vitest-environment jsdom
import { act } from '@testing-library/react';
import { Suspense } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { staticContent } from '../../../../../packages/lean/lean-chunks/runtime/staticContent';
import { whileHydrating } from '../../../../../packages/lean/route-manifest/runtime/whileHydrating';

const Whole = () => <p>Whole text</p>;
const onLeave = vi.fn();
const Page = whileHydrating(() => <p {...staticContent} />, Whole, onLeave);

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterEach(() => {
  vi.unstubAllGlobals();
  onLeave.mockClear();
});

const inPage = (text: React.ReactNode, heading = 'Heading') => (
  <Suspense>
    <h1>{heading}</h1>
    {text}
  </Suspense>
);

async function hydrateHtml(html: string) {
  const box = document.createElement('main');
  box.innerHTML = html;
  const root = await act(async () =>
    hydrateRoot(box, inPage(<Page />), { onRecoverableError: () => undefined }),
  );
  return { box, root };
}

test('issue 7.1 a page is hydrated with the text of its HTML, and keeps it', async () => {
  const { box, root } = await hydrateHtml(renderToString(inPage(<Whole />)));
  const paragraph = box.querySelector('p');
  expect(paragraph?.textContent).toBe('Whole text');
  await act(async () => root.render(inPage(<Page />, 'Another heading')));
  expect(box.querySelector('p')).toBe(paragraph);
  expect(box.textContent).toBe('Another headingWhole text');
});

test('issue 7.3 HTML that does not fit is rendered anew, with all its text', async () => {
  const { box } = await hydrateHtml(
    renderToString(inPage(<Whole />)).replace('Heading', 'Changed by an extension'),
  );
  expect(box.textContent).toBe('HeadingWhole text');
});

test('issue 7.1 a page that is rendered later has its whole text', async () => {
  const { box, root } = await hydrateHtml(renderToString(inPage(<Whole />)));
  expect(onLeave).not.toHaveBeenCalled();
  await act(async () => root.render(inPage(null)));
  expect(onLeave).toHaveBeenCalledTimes(1);
  await act(async () => root.render(inPage(<Page />)));
  expect(box.textContent).toBe('HeadingWhole text');
  await act(async () => root.render(inPage(null)));
  expect(onLeave).toHaveBeenCalledTimes(1);
});
