import { parse } from 'node-html-parser';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { Callout } from '../../../../theme/callout/Callout';
import { page } from '../../components/hostMocks';

vi.mock('@rspress/core/runtime', async () => (await import('../../components/hostMocks')).runtime());

const callout = (type: string, title?: string) =>
  parse(
    renderToStaticMarkup(
      <Callout type={type} title={title}>
        Text
      </Callout>,
    ),
  );

beforeEach(() => {
  page.lang = 'en';
});

describe('Callout', () => {
  test('is a note that its kind and title name', () => {
    const note = callout('warning', 'Read this').querySelector('[role=note]');
    expect(note?.querySelector(`[id="${note.attrs['aria-labelledby']}"]`)?.text).toBe('Warning: Read this');
  });

  test('without a title of its own it is named by its kind, once', () => {
    expect(callout('tip').querySelector('p')?.text).toBe('Tip');
    expect(callout('caution', 'CAUTION').querySelector('p')?.text).toBe('Danger');
    page.lang = 'zh';
    expect(callout('tip', 'Tip').querySelector('p')?.text).toBe('提示');
  });

  test('details open by their summary', () => {
    expect(callout('details', 'More').querySelector('details > summary')?.text).toBe('More');
  });

  test.each([
    ['tip', 'tip'],
    ['info', 'info'],
    ['note', 'info'],
    ['important', 'warning'],
    ['caution', 'danger'],
    ['unheard', 'info'],
  ])('%s looks like %s', (type, tone) => {
    expect(callout(type).querySelector('[role=note]')?.attrs['data-tone']).toBe(tone);
  });
});
