// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import Diagnose from '../../../../components/diagnose/Diagnose';
import { readText } from '../../../../components/diagnose/readText';
import { DOCUMENTED_VERSION } from '../../../../site/analyzerVersions';
import * as LIMITS from '../../../../site/limits';
import { asTwin, page } from '../hostMocks';

vi.mock('@rspress/core/runtime', async () => (await import('../hostMocks')).runtime());
vi.mock('@rspress/core/theme-original', async () => (await import('../hostMocks')).theme());

beforeEach(() => {
  page.lang = 'en';
});
afterEach(cleanup);

const ask = (text: string) => {
  fireEvent.change(screen.getByRole('textbox'), { target: { value: text } });
  fireEvent.click(screen.getByRole('button'));
};

test('issue 4.5 S5-11 the box is no form and has a label, a hint that nothing is sent, and a status that is there before it speaks', () => {
  render(<Diagnose />);
  const field = screen.getByRole('textbox', { name: 'Rule code, terminal output, or report JSON' });
  const hint = document.getElementById(field.getAttribute('aria-describedby') ?? '');
  expect(hint?.textContent).toContain('nothing is sent');
  expect(screen.getByRole('status').textContent).toBe('');
  expect(document.querySelectorAll('form, [name]')).toHaveLength(0);
});

test('issue 4.5 it answers in its status with a link per rule, in the language of the page', async () => {
  page.lang = 'zh';
  render(<Diagnose />);
  ask('[E1003:Warn:X] a\n[E1003:Warn:X] b\n[E1001:Warn:Y] c\n[EXTEND:Warn:Z] d');
  await screen.findByText(/找到 2 条规则/);
  const status = screen.getByRole('status');
  expect(status.textContent).toContain('2 条结果');
  const links = [...status.querySelectorAll('a')].map((link) => link.getAttribute('href'));
  expect(links).toEqual(['/zh/guide/rules/e1003', '/zh/guide/rules/e1001', '/zh/guide/rules/rule-custom']);
});

test.each([
  ['', 'Type or paste something first.'],
  ['E2001', `No built-in rule of ${DOCUMENTED_VERSION} has the code E2001. The codes are E1001 to E1009.`],
  ['xyz', 'No rule was recognized.'],
  ['{"a":1}', 'This is JSON, but no report of Rsdoctor.'],
  ['E1005', '1 rule found:'],
])('issue 4.5 the answer to %j', async (text, answer) => {
  render(<Diagnose />);
  ask(text);
  await waitFor(() => expect(screen.getByRole('status').textContent).toContain(answer));
});

test('issue 4.5 markup in the input stays text', async () => {
  render(<Diagnose />);
  ask('{"data":{"errors":[{"code":"E1001","title":"<img src=x onerror=alert(1)>"}]}}');
  expect(await screen.findByRole('link', { name: /^E1001/ })).toBeTruthy();
  expect(screen.getByRole('status').querySelector('img')).toBeNull();
});

test('issue 4.5 a file is read by the browser and answered', async () => {
  render(<Diagnose />);
  const file = { size: 60, text: () => Promise.resolve('{"data":{"errors":[{"code":"E1009"}]}}') };
  fireEvent.change(screen.getByLabelText('Open a file'), { target: { files: [file] } });
  expect((await screen.findByRole('link', { name: /^E1009/ })).getAttribute('href')).toBe(
    '/guide/rules/e1009',
  );
});

test('issue 4.5 a file that is too large or gone is not read', async () => {
  const text = vi.fn(() => Promise.reject(new Error('gone')));
  expect(await readText({ size: 3 * LIMITS.diagnoseLength + 1, text })).toEqual({ kind: 'tooLong' });
  expect(text).not.toHaveBeenCalled();
  expect(await readText({ size: 1, text })).toEqual({ kind: 'unreadable' });
});

test('issue 4.5 the Markdown twin has no form', () => {
  expect(asTwin(() => renderToStaticMarkup(<Diagnose />))).toBe('');
});
