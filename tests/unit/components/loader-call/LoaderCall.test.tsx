import { parse } from 'node-html-parser';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import LoaderCall from '../../../../components/loader-call/LoaderCall';
import { LOADER_CALLS } from '../../../../site/loaderCalls';
import { asMarkdown, page } from '../hostMocks';

vi.mock('@rspress/core/runtime', async () => (await import('../hostMocks')).runtime());

const drawn = (name: string) => parse(renderToStaticMarkup(<LoaderCall name={name} />));

beforeEach(() => {
  page.lang = 'en';
});

describe('LoaderCall', () => {
  test.each(Object.entries(LOADER_CALLS))('%s: filled and other parts add up to the stripe', (name, call) => {
    const percent = (text = '') => Number(text.replace('%', ''));
    const filled = drawn(name)
      .querySelectorAll('rect[class*="self"]')
      .reduce((sum, { attrs }) => sum + percent(attrs.width), 0);
    expect(filled).toBeCloseTo((call.self / call.wall) * 100, 6);
    const others = drawn(name).querySelectorAll('rect[class*="others"]');
    expect(others.map(({ attrs }) => Math.round(percent(attrs.width)))).toEqual(
      call.wait === 'none' ? [] : [Math.round(100 - (call.self / call.wall) * 100)],
    );
  });

  test('says in words what it draws, in the language of the page', () => {
    expect(drawn('pitch').querySelector('[role="img"]')?.attrs['aria-label']).toContain(
      'of which 241 ms are filled',
    );
    page.lang = 'zh';
    expect(drawn('pitch').querySelector('[role="img"]')?.attrs['aria-label']).toContain('实心部分 241 ms');
    expect(drawn('work').textContent).not.toContain('其他 loader 的调用');
  });

  test('is text in the Markdown export', () => {
    const text = asMarkdown(() => LoaderCall({ name: 'waiting' }));
    expect(text).toContain('**Nearly all of it is waiting: babel-loader on src/legacy/tax.js, Rspack**');
    expect(text).toContain('A stripe of 143 ms,');
  });

  test('names the cases when it does not know one', () => {
    expect(() => drawn('idle')).toThrow('Names: pitch, waiting, work.');
  });
});
