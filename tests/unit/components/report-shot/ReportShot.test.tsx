import { parse } from 'node-html-parser';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import ReportShot from '../../../../components/report-shot/ReportShot';
import { asTwin, page } from '../hostMocks';

vi.mock('@rspress/core/runtime', async () => (await import('../hostMocks')).runtime());
vi.mock('../../../../site/reportShots', async (original) => ({
  ...(await original<object>()),
  REPORT_SHOTS: {
    treemap: {
      files: { en: '/images/treemap-en', zh: '/images/treemap-zh' },
      width: 1200,
      height: 700,
      alt: { en: 'A treemap of 3 chunks', zh: '3 个 chunk 的矩形树图' },
      caption: { en: 'Bundle size as a treemap', zh: '矩形树图' },
    },
  },
}));

const html = () => renderToStaticMarkup(<ReportShot name="treemap" />);

beforeEach(() => {
  page.lang = 'en';
});

describe('ReportShot', () => {
  test('offers AVIF, then WebP, then PNG, once for each theme', () => {
    const pictures = parse(html()).querySelectorAll('picture');
    const files = pictures.map((picture) => [
      ...picture.querySelectorAll('source').map((source) => [source.attrs.type, source.attrs.srcset]),
      picture.querySelector('img')?.attrs.src,
    ]);
    expect(files).toEqual(
      ['light', 'dark'].map((theme) => [
        ['image/avif', `/docs/images/treemap-en-${theme}.avif`],
        ['image/webp', `/docs/images/treemap-en-${theme}.webp`],
        `/docs/images/treemap-en-${theme}.png`,
      ]),
    );
  });

  test('keeps its place free, and loads only what is shown', () => {
    for (const { attrs } of parse(html()).querySelectorAll('img')) {
      expect(attrs).toMatchObject({ width: '1200', height: '700', loading: 'lazy' });
      expect(attrs.alt).toBe('A treemap of 3 chunks');
    }
    expect(parse(html()).querySelector('figcaption')?.text).toBe('Bundle size as a treemap');
  });

  test('a Chinese page shows the Chinese interface, described in Chinese', () => {
    page.lang = 'zh';
    const image = parse(html()).querySelector('img');
    expect(image?.attrs.src).toBe('/docs/images/treemap-zh-light.png');
    expect(image?.attrs.alt).toBe('3 个 chunk 的矩形树图');
  });

  test('the Markdown twin has the picture with its whole address', () => {
    expect(asTwin(html)).toBe(
      '\n![A treemap of 3 chunks](https://site.example/docs/images/treemap-en-light.png)\n\nBundle size as a treemap\n\n',
    );
  });

  test('an unknown name says which there are', () => {
    expect(() => renderToStaticMarkup(<ReportShot name="constructor" />)).toThrow(
      '<ReportShot name="constructor" /> is unknown. Names: treemap.',
    );
  });
});
