// @vitest-environment jsdom
import { Blob as NodeBlob } from 'node:buffer';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import Diagnose from '../../../../components/diagnose/Diagnose';
import { provideSections } from '../../../../lib/nearestSections';
import { page } from '../hostMocks';

vi.mock('@rspress/core/runtime', async () => (await import('../hostMocks')).runtime());
vi.mock('@rspress/core/theme-original', async () => (await import('../hostMocks')).theme());
// That of jsdom has no streams.
vi.stubGlobal('Blob', NodeBlob);
vi.stubGlobal('__SITE_SETTINGS__', { docsRepository: 'https://code.example/docs' });

beforeEach(() => {
  page.lang = 'en';
});
afterEach(cleanup);
// Loaded with the first text, which must not wait for a busy machine to compile it.
beforeAll(() => import('../../../../components/diagnose/DiagnosisView'));

const status = () => (screen.getAllByRole('status')[0] as HTMLElement).textContent;
async function ask(text: string, answer: string) {
  render(<Diagnose />);
  fireEvent.change(screen.getByRole('textbox'), { target: { value: text } });
  fireEvent.click(screen.getByRole('button', { name: /Diagnose|诊断/ }));
  await waitFor(() => expect(status()).toContain(answer));
}

test('issue 4.5 S5-11 the box is no form and has a label, a hint that nothing is sent, and a status that is there before it speaks', () => {
  render(<Diagnose />);
  const field = screen.getByRole('textbox', { name: 'What your build or the report shows' });
  const hint = document.getElementById(field.getAttribute('aria-describedby') ?? '');
  expect(hint?.textContent).toContain('Nothing leaves your browser');
  expect(status()).toBe('');
  expect(document.querySelectorAll('form, [name]')).toHaveLength(0);
});

test('issue 18 pasting is enough; typing is not', async () => {
  render(<Diagnose />);
  const type = (text: string, inputType: string) => {
    const field = screen.getByRole('textbox');
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(field, text);
    fireEvent(field, new InputEvent('input', { bubbles: true, inputType }));
  };
  type('ERR_REQUIRE_ESM', 'insertText');
  await act(() => new Promise((done) => setTimeout(done, 50)));
  expect(status()).toBe('');
  type('ERR_REQUIRE_ESM ', 'insertFromPaste');
  await screen.findByRole('heading', { name: /Node\.js is too old/ });
});

test('issue 18 without a match it says how to search and to ask, without the text in the address, then what is nearest', async () => {
  const asked: string[] = [];
  provideSections(async (text) => {
    asked.push(text);
    return [
      { title: 'Error messages', header: 'A blank page', link: '/guide/more/errors#blank-page' },
      { title: 'Troubleshooting', header: '', link: '/guide/more/troubleshooting' },
    ];
  });
  await ask(
    'npm run build\nTypeError: quux is broken\n    at frobnicate (a.js:1:1)',
    'Nothing known about this.',
  );
  await screen.findByText('Closest in these docs');
  expect(document.body.textContent).toMatch(
    /Search this site.*Ask on GitHub.*A blank page – Error messages.*Troubleshooting$/,
  );
  expect(asked).toEqual(['TypeError: quux is broken']);
  expect(screen.getByRole('link', { name: 'A blank page' }).getAttribute('href')).toBe(
    '/guide/more/errors#blank-page',
  );
  expect(screen.getByRole('link', { name: /Ask on GitHub/ }).getAttribute('href')).toBe(
    'https://code.example/docs/issues/new',
  );
});

test('a search that fails takes nothing from the answer', async () => {
  provideSections(() => Promise.reject(new Error('offline')));
  await ask('what time is it', 'Nothing known about this.');
  expect(screen.getByRole('button', { name: /Search this site/ })).toBeDefined();
  expect(screen.queryAllByRole('listitem')).toEqual([]);
});

test.each([
  ["[webpack-cli] Error: Cannot find module '@rsdoctor/webpack-plugin'", 'webpack'],
  ['[rspack-cli] TypeError: plugin.apply is not a function', 'Rspack'],
  ['webpack 5.98.0 compiled\nRangeError: Maximum call stack size exceeded\nreportLoader', 'webpack'],
  ['listen EADDRINUSE', 'both'],
  ['@rsdoctor/rspack-plugin and webpack 5.98.0: EADDRINUSE', 'both'],
])('field of %j: lines to copy are for %s', async (text, bundler) => {
  await ask(text, 'known message');
  const codes = [...document.querySelectorAll('pre')].map(({ textContent }) => textContent);
  for (const [name, other] of [
    ['Rspack', 'webpack'],
    ['webpack', 'Rspack'],
  ] as const) {
    const own = new RegExp(`Rsdoctor${name}|${name}-plugin|${name}\\.config`, 'i');
    expect(codes.filter((code) => own.test(code))).toHaveLength(Number(bundler !== other));
    expect(screen.queryAllByText(name)).toHaveLength(Number(bundler === 'both'));
  }
});

test('the lines of a paste that nothing is known about are named once, those below a known one are not', async () => {
  await ask(
    'ERROR in ./src/a.js\n  [E1001:Warn:X] a\nTypeError: quux is broken\n    at frobnicate (a.js:1:1)\nTypeError: quux is broken\nBuild warning:',
    '1 known message found.',
  );
  const below = screen.getByText('Nothing known about these lines:').parentElement as HTMLElement;
  expect(within(below).getByRole('listitem').textContent).toBe('TypeError: quux is broken');
});
