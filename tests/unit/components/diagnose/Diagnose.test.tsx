// @vitest-environment jsdom
import { Blob as NodeBlob } from 'node:buffer';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import Diagnose from '../../../../components/diagnose/Diagnose';
import { handText } from '../../../../components/diagnose/handText';
import { readText } from '../../../../components/diagnose/reportFindings';
import { DOCUMENTED_VERSION } from '../../../../site/analyzerVersions';
import * as LIMITS from '../../../../site/limits';
import { asMarkdown, page } from '../hostMocks';

vi.mock('@rspress/core/runtime', async () => (await import('../hostMocks')).runtime());
vi.mock('@rspress/core/theme-original', async () => (await import('../hostMocks')).theme());
// That of jsdom has no streams.
vi.stubGlobal('Blob', NodeBlob);
vi.stubGlobal('__SITE_SETTINGS__', { docsRepository: 'https://code.example/docs' });

beforeEach(() => {
  page.lang = 'en';
});
afterEach(cleanup);

const ask = (text: string) => {
  fireEvent.change(screen.getByRole('textbox'), { target: { value: text } });
  fireEvent.click(screen.getByRole('button', { name: /Diagnose|诊断/ }));
};
const status = () => screen.getAllByRole('status')[0] as HTMLElement;

// Loaded with the first text, which must not wait for a busy machine to compile it.
beforeAll(() => import('../../../../components/diagnose/DiagnosisView'));

test('issue 4.5 S5-11 the box is no form and has a label, a hint that nothing is sent, and a status that is there before it speaks', () => {
  render(<Diagnose />);
  const field = screen.getByRole('textbox', { name: 'What your build or the report shows' });
  const hint = document.getElementById(field.getAttribute('aria-describedby') ?? '');
  expect(hint?.textContent).toContain('Nothing leaves your browser');
  expect(status().textContent).toBe('');
  expect(document.querySelectorAll('form, [name]')).toHaveLength(0);
});

test('issue 18 it says how many messages it found, with a card for each, in the language of the page', async () => {
  page.lang = 'zh';
  render(<Diagnose />);
  ask('[E1003:Warn:X] a\n[E1003:Warn:X] b\n[E1001:Warn:Y] c\n[EXTEND:Warn:Z] d');
  await waitFor(() => expect(status().textContent).toBe('识别出 3 条已知消息。'));
  const cards = screen.getAllByRole('listitem').filter((item) => within(item).queryByRole('heading'));
  expect(cards).toHaveLength(3);
  expect(cards[0]?.textContent).toContain('2 次');
  expect(cards[0]?.textContent).toContain('先这样修：');
  const links = cards.map((card) => card.querySelector('a')?.getAttribute('href'));
  expect(links).toEqual(['/zh/guide/rules/e1003', '/zh/guide/rules/e1001', '/zh/guide/rules/rule-custom']);
});

test.each(['ctrlKey', 'metaKey'])(
  'Enter with %s diagnoses what was typed, and Enter alone begins a line',
  async (key) => {
    render(<Diagnose />);
    const field = screen.getByRole('textbox');
    fireEvent.change(field, { target: { value: 'ERR_REQUIRE_ESM' } });
    expect(fireEvent.keyDown(field, { key: 'Enter' })).toBe(true);
    expect(status().textContent).toBe('');
    expect(fireEvent.keyDown(field, { key: 'Enter', [key]: true })).toBe(false);
    await waitFor(() => expect(status().textContent).toBe('1 known message found.'));
    const keys = screen.getByRole('button', { name: 'Diagnose' }).getAttribute('aria-keyshortcuts');
    expect(keys).toBe('Control+Enter Meta+Enter');
  },
);

test('issue 18 pasting is enough; typing is not', async () => {
  render(<Diagnose />);
  const type = (text: string, inputType: string) => {
    const field = screen.getByRole('textbox');
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(field, text);
    fireEvent(field, new InputEvent('input', { bubbles: true, inputType }));
  };
  type('ERR_REQUIRE_ESM', 'insertText');
  await act(() => new Promise((done) => setTimeout(done, 50)));
  expect(status().textContent).toBe('');
  type('ERR_REQUIRE_ESM ', 'insertFromPaste');
  await screen.findByRole('heading', { name: /Node\.js is too old/ });
});

test('issue 18 a text that search hands over is diagnosed, before and after the box is there', async () => {
  handText('JavaScript heap out of memory');
  render(<Diagnose />);
  await screen.findByRole('heading', { name: /Out of memory/ });
  expect(document.activeElement).toBe(screen.getByRole('textbox'));
  act(() => handText('[E1007:Warn:X] y'));
  await screen.findByRole('heading', { name: /E1007/ });
  expect((screen.getByRole('textbox') as HTMLTextAreaElement).value).toBe('[E1007:Warn:X] y');
});

test('issue 18 a card names packages of the text and has lines with them to copy', async () => {
  render(<Diagnose />);
  ask('immer\n2\n versions was found');
  expect((await screen.findByText('immer')).tagName).toBe('BDI');
  expect(document.querySelector('code .line')?.parentElement?.textContent).toBe(
    'npm explain immer\nnpm dedupe',
  );
});

const RSPACK_PLUGIN = /RsdoctorRspack|@rsdoctor\/rspack-plugin|rspack\.config/;
const WEBPACK_PLUGIN = /RsdoctorWebpack|@rsdoctor\/webpack-plugin|webpack\.config/;

test.each([
  ['[webpack-cli] TypeError: RsdoctorWebpackPlugin is not a constructor', 'webpack'],
  ["[webpack-cli] Error: Cannot find module '@rsdoctor/webpack-plugin'", 'webpack'],
  ['[rspack-cli] TypeError: plugin.apply is not a function', 'Rspack'],
  ["[webpack-cli] configuration.plugins[1] misses the property 'apply'", 'webpack'],
  [
    'Error: listen EADDRINUSE: address already in use :::8080\n  at /app/node_modules/webpack/lib/a.js',
    'webpack',
  ],
  ['webpack 5.98.0 compiled\nRangeError: Maximum call stack size exceeded\nreportLoader', 'webpack'],
  ['@rspack/core\nRangeError: Maximum call stack size exceeded', 'Rspack'],
  ['[webpack-cli] ReferenceError: module is not defined in ES module scope', 'webpack'],
  ['listen EADDRINUSE', 'both'],
  ['@rsdoctor/rspack-plugin and webpack 5.98.0: EADDRINUSE', 'both'],
])('field of %j: lines to copy are for %s', async (text, bundler) => {
  render(<Diagnose />);
  ask(text);
  await waitFor(() => expect(document.querySelector('pre')).not.toBeNull());
  const codes = [...document.querySelectorAll('pre')].map(({ textContent }) => textContent);
  expect(codes.filter((code) => RSPACK_PLUGIN.test(code))).toHaveLength(Number(bundler !== 'webpack'));
  expect(codes.filter((code) => WEBPACK_PLUGIN.test(code))).toHaveLength(Number(bundler !== 'Rspack'));
  for (const name of ['Rspack', 'webpack']) {
    expect(screen.queryAllByText(name)).toHaveLength(Number(bundler === 'both'));
  }
});

test('issue 18 without a match it says how to search and to ask, without the text in the address, then what is like it', async () => {
  render(<Diagnose />);
  ask('the source map with eval in devtool');
  await waitFor(() => expect(status().textContent).toBe('Nothing known about this.'));
  const text = document.body.textContent ?? '';
  const places = ['Search this site', 'Ask on GitHub', 'Eval source map'].map((part) => text.indexOf(part));
  expect(places).toEqual([...places].sort((a, b) => a - b));
  expect(places).not.toContain(-1);
  expect(screen.getByRole('link', { name: 'Report a bug' }).getAttribute('href')).toBe(
    '/guide/more/help#what-to-send',
  );
  expect(screen.getByRole('link', { name: /Ask on GitHub/ }).getAttribute('href')).toBe(
    'https://code.example/docs/issues/new',
  );
});

test('what is like no known message is offered none', async () => {
  render(<Diagnose />);
  ask('TypeError: Cannot read properties of undefined (reading quuxly) at frobnicate');
  await waitFor(() => expect(status().textContent).toBe('Nothing known about this.'));
  expect(screen.queryByText('Closest answers')).toBeNull();
  expect(screen.queryAllByRole('listitem')).toEqual([]);
});

test('one word that a message has too makes no closest answer', async () => {
  render(<Diagnose />);
  ask('what time is it');
  await waitFor(() => expect(status().textContent).toBe('Nothing known about this.'));
  expect(screen.queryByText('Closest answers')).toBeNull();
});

test('the lines of a paste that nothing is known about are named, those below a known one are not', async () => {
  render(<Diagnose />);
  ask(
    'ERROR in ./src/a.js\n  [E1001:Warn:X] a\nTypeError: quux is broken\n    at frobnicate (a.js:1:1)\nTypeError: quux is broken\nBuild warning:',
  );
  await waitFor(() => expect(status().textContent).toBe('1 known message found.'));
  const below = screen.getByText('Nothing known about these lines:').parentElement;
  expect([...(below?.querySelectorAll('li') ?? [])].map((line) => line.textContent)).toEqual([
    'TypeError: quux is broken',
  ]);
  expect(screen.getByRole('link', { name: /Ask on GitHub/ })).toBeTruthy();
});

test.each(['A finding', 'A stack trace', 'A warning'])('%s fills the field and is answered', async (name) => {
  render(<Diagnose />);
  fireEvent.click(screen.getByRole('button', { name }));
  await waitFor(() => expect(status().textContent).toBe('1 known message found.'));
  expect(screen.getByRole('textbox')).not.toHaveProperty('value', '');
});

test.each([
  ['', 'Type or paste something first.'],
  ['E2001', `No built-in rule of ${DOCUMENTED_VERSION} has the code E2001. The codes are E1001 to E1009.`],
  ['{"a":1}', 'This is JSON, but not an Rsdoctor report.'],
  ['E1005', '1 known message found.'],
  ['<html><script>window.__RSDOCTOR__={}</script></html>', 'This is the page of a report without its data.'],
])('issue 4.5 the answer to %j', async (text, answer) => {
  render(<Diagnose />);
  ask(text);
  await waitFor(() => expect(status().textContent).toContain(answer));
});

test('issue 4.5 markup in the input stays text', async () => {
  render(<Diagnose />);
  ask('[E1006:Warn:X] Module "<img src=x onerror=alert(1)>" is included in both initial and async chunks');
  expect(await screen.findByText('<img src=x onerror=alert(1)>')).toBeTruthy();
  expect(document.querySelector('img')).toBeNull();
});

test('issue 4.5 a file is read by the browser and answered', async () => {
  render(<Diagnose />);
  const file = new Blob(['{"data":{"errors":[{"code":"E1009"}]}}']);
  fireEvent.change(screen.getByLabelText('Open a file'), { target: { files: [file] } });
  const link = await screen.findByRole('link', { name: /ES module resolved/ });
  expect(link.getAttribute('href')).toBe('/guide/rules/e1009');
});

test('issue 4.5 a file that is too large or gone is not read', async () => {
  const slice = vi.fn(() => {
    throw new DOMException('gone', 'NotReadableError');
  });
  const file = (size: number) => ({ size, slice }) as unknown as Blob;
  expect(await readText(file(3 * LIMITS.diagnoseLength + 1))).toEqual({ kind: 'tooLong' });
  expect(slice).not.toHaveBeenCalled();
  expect(await readText(file(1))).toEqual({ kind: 'unreadable' });
});

test('issue 4.5 the Markdown export has no form, and says where there is one', () => {
  const text = () => asMarkdown(() => renderToStaticMarkup(<Diagnose />)).trim();
  expect(text()).toBe('On the website, there is a box here. It tells you what a pasted message means.');
  page.lang = 'zh';
  expect(text()).toBe('在网站上，这里有一个输入框，粘贴一条消息，就能看到是什么意思。');
});
