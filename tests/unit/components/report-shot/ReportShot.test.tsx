import { parse } from 'node-html-parser';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import ReportNumber from '../../../../components/report-number/ReportNumber';
import ReportShot from '../../../../components/report-shot/ReportShot';
import { shotRow } from '../../../../lib/text/shotRow';
import type { Lang } from '../../../../site/languages';
import { asMarkdown, page } from '../hostMocks';

vi.mock('@rspress/core/runtime', async () => (await import('../hostMocks')).runtime());
vi.mock('../../../../site/reportNumbers', () => ({ REPORT_NUMBERS: { desk: { chunks: '3' } } }));
vi.mock('../../../../site/shotFiles', () => {
  const box = { left: 10, top: 20, width: 30, height: 40.5 };
  const en = { width: 1200, height: 700, boxes: [box, { ...box, top: 60 }] };
  return { SHOT_FILES: { treemap: { en, zh: { ...en, width: 900 } } } };
});
vi.mock('../../../../site/reportShots', async (original) => ({
  ...(await original<object>()),
  REPORT_SHOTS: {
    treemap: {
      view: { report: 'desk' },
      alt: { en: 'A treemap of {chunks} chunks', zh: '{chunks} 个 chunk 的矩形树图' },
      caption: { en: 'Bundle size as a treemap', zh: '矩形树图' },
      marks: [
        { en: 'The switch `Parsed`.', zh: '开关 `Parsed`。' },
        { en: 'All {chunks} chunks.', zh: '全部 {chunks} 个 chunk。' },
      ],
    },
  },
}));

/** As a build compiles the tag of a page. */
const row = () => JSON.stringify(shotRow('treemap', page.lang as Lang));
const html = () => renderToStaticMarkup(<ReportShot name="treemap" row={row()} />);

beforeEach(() => {
  page.lang = 'en';
});

describe('ReportShot', () => {
  test('offers AVIF, then WebP, once for each theme', () => {
    const pictures = parse(html()).querySelectorAll('picture');
    const files = pictures.map((picture) => [
      ...picture.querySelectorAll('source').map((source) => [source.attrs.type, source.attrs.srcset]),
      picture.querySelector('img')?.attrs.src,
    ]);
    expect(files).toEqual(
      ['light', 'dark'].map((theme) => [
        ['image/avif', `/docs/images/report/treemap-en-${theme}.avif`],
        `/docs/images/report/treemap-en-${theme}.webp`,
      ]),
    );
  });

  test('keeps its place free, and loads only what is shown', () => {
    for (const { attrs } of parse(html()).querySelectorAll('img')) {
      expect(attrs).toMatchObject({ width: '1200', height: '700', loading: 'lazy' });
      expect(attrs.alt).toBe('A treemap of 3 chunks');
    }
    expect(parse(html()).querySelector('figcaption > div > span')?.text).toBe('Bundle size as a treemap');
  });

  test('issue 18.3 leads to the same view of the live report, in the language of the page', () => {
    page.lang = 'zh';
    const link = parse(html()).querySelector('figcaption a');
    expect(link?.attrs).toMatchObject({
      href: '/docs/reports/rspack-app.html?lang=zh&item=treemap#/bundle/size',
      'data-report': 'rspack-app',
      target: '_blank',
    });
    expect(link?.text).toMatch(/^在报告中查看/);
  });

  test('a dark one is the dark picture in both themes, and in Markdown', () => {
    const pictures = parse(
      renderToStaticMarkup(<ReportShot name="treemap" row={row()} dark />),
    ).querySelectorAll('picture');
    expect(pictures.map((picture) => [picture.attrs.class, picture.querySelector('img')?.attrs.src])).toEqual(
      [[undefined, '/docs/images/report/treemap-en-dark.webp']],
    );
    expect(asMarkdown(() => renderToStaticMarkup(<ReportShot name="treemap" dark />))).toContain(
      'treemap-en-dark.webp)',
    );
  });

  test('issue 18.1 a plain one is the picture and its caption', () => {
    const shot = parse(renderToStaticMarkup(<ReportShot name="treemap" row={row()} plain />));
    expect(shot.querySelectorAll('picture')).toHaveLength(2);
    expect(shot.querySelector('figcaption')?.text).toBe('Bundle size as a treemap');
    expect(shot.querySelectorAll('[aria-hidden] span, li, a')).toEqual([]);
  });

  test('every numbered box has its line in a list, and the boxes scale with the picture', () => {
    const figure = parse(html());
    const boxes = figure.querySelector('[aria-hidden="true"]');
    expect(boxes?.querySelectorAll('[style]').map(({ text, attrs }) => [text, attrs.style])).toEqual([
      ['1', 'inset-inline-start:10%;inset-block-start:20%;inline-size:30%;block-size:40.5%'],
      ['2', 'inset-inline-start:10%;inset-block-start:60%;inline-size:30%;block-size:40.5%'],
    ]);
    expect(figure.querySelectorAll('ol li').map(({ text }) => text)).toEqual([
      'The switch Parsed.',
      'All 3 chunks.',
    ]);
    expect(figure.querySelector('ol code')?.text).toBe('Parsed');
  });

  test('a Chinese page shows the Chinese interface, described in Chinese, in its own size', () => {
    page.lang = 'zh';
    const image = parse(html()).querySelector('img');
    expect(image?.attrs.src).toBe('/docs/images/report/treemap-zh-light.webp');
    expect(image?.attrs.alt).toBe('3 个 chunk 的矩形树图');
    expect(image?.attrs.width).toBe('900');
  });

  test('the Markdown export has the picture with its whole address, and the list', () => {
    expect(asMarkdown(html)).toBe(
      '\n![A treemap of 3 chunks](https://site.example/docs/images/report/treemap-en-light.webp)\n\n' +
        'Bundle size as a treemap\n\n' +
        '[See this in the report](https://site.example/docs/reports/rspack-app.html?lang=en&amp;item=treemap#/bundle/size)\n\n' +
        '1. The switch `Parsed`.\n2. All 3 chunks.\n\n',
    );
  });

  test('an unknown name says which there are', () => {
    expect(() => shotRow('constructor', 'en')).toThrow(
      '<ReportShot name="constructor" /> is unknown. Names: treemap.',
    );
  });
});

describe('ReportNumber', () => {
  test('is the number of the report', () => {
    expect(renderToStaticMarkup(<ReportNumber report="desk" name="chunks" />)).toBe('3');
  });

  test('an unknown report or number says which there are', () => {
    expect(() => renderToStaticMarkup(<ReportNumber report="des" name="chunks" />)).toThrow('Names: desk.');
    expect(() => renderToStaticMarkup(<ReportNumber report="desk" name="files" />)).toThrow('Names: chunks.');
  });
});
