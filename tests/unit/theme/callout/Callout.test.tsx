import { parse } from 'node-html-parser';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { Callout } from '../../../../theme/callout/Callout';

vi.mock('@rspress/core/runtime', async () => (await import('../../components/hostMocks')).runtime());

test.each([
  ['tip', undefined, 'tip', 'Tip'],
  ['warning', 'Read this', 'warning', 'Warning: Read this'],
  ['caution', 'CAUTION', 'danger', 'Danger'],
  ['important', undefined, 'warning', 'Warning'],
  ['unheard', undefined, 'info', 'Note'],
])('%s, %s: a note that looks like %s and is called %s', (type, title, tone, name) => {
  const note = parse(
    renderToStaticMarkup(
      <Callout type={type} title={title}>
        Text
      </Callout>,
    ),
  ).querySelector('[role=note]');
  expect(note?.attrs['data-tone']).toBe(tone);
  expect(note?.querySelector(`[id="${note.attrs['aria-labelledby']}"]`)?.text).toBe(name);
});
