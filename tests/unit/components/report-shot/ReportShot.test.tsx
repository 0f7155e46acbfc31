import { parse } from 'node-html-parser';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import ReportNumber from '../../../../components/report-number/ReportNumber';
import ReportShot from '../../../../components/report-shot/ReportShot';
import { shotRow } from '../../../../lib/text/shotRow';
import type { Lang } from '../../../../site/languages';
import { asMarkdown, page } from '../hostMocks';

vi.mock('@rspress/core/runtime', async () => (await import('../hostMocks')).runtime());
vi.mock('../../../../site/reportNumbers', () => ({ REPORT_NUMBERS: { 'rspack-app': { chunks: '3' } } }));
vi.mock('../../../../site/shotFiles', () => {
  const box = { left: 10, top: 20, width: 30, height: 40.5 };
  const en = { width: 1200, height: 700, boxes: [box, { ...box, top: 60 }] };
  return { SHOT_FILES: { treemap: { en, zh: { ...en, width: 900 } } } };
});
vi.mock('../../../../site/reportShots', async (original) => ({
  ...(await original<object>()),
  REPORT_SHOTS: {
    treemap: {
      view: { report: 'rspack-app', route: '#/bundle/size' },
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
const html = (props: { plain?: boolean; dark?: boolean } = {}, lang: Lang = 'en') => {
  page.lang = lang;
  return renderToStaticMarkup(
    <ReportShot name="treemap" row={JSON.stringify(shotRow('treemap', lang))} {...props} />,
  );
};

test('issue 18.3 a picture keeps its place, is described, and leads to the same view of the live report', () => {
  const figure = parse(html({}, 'zh'));
  const [image] = figure.querySelectorAll('img');
  expect(image?.attrs).toMatchObject({
    src: '/docs/images/report/treemap-zh-light.webp',
    width: '900',
    height: '700',
    loading: 'lazy',
    alt: '3 个 chunk 的矩形树图',
  });
  expect(figure.querySelector('figcaption a')?.attrs).toMatchObject({
    href: '/docs/reports/rspack-app.html?lang=zh&item=treemap#/bundle/size',
    'data-report': 'rspack-app',
    target: '_blank',
  });
  expect(figure.querySelectorAll('[data-marks] [style]').map(({ text }) => text)).toEqual(['1', '2']);
  expect(figure.querySelectorAll('ol li').map(({ text }) => text)).toEqual([
    '开关 Parsed。',
    '全部 3 个 chunk。',
  ]);
});

test('issue 18.1 a plain one is the picture and its caption, a dark one is dark in both themes', () => {
  const plain = parse(html({ plain: true }));
  expect(plain.querySelector('figcaption')?.text).toBe('Bundle size as a treemap');
  expect(plain.querySelectorAll('[aria-hidden] span, li, a')).toEqual([]);
  const dark = parse(html({ dark: true })).querySelectorAll('img');
  expect(dark.map(({ attrs }) => attrs.src)).toEqual(['/docs/images/report/treemap-en-dark.webp']);
});

test('the Markdown export has the picture with its whole address, and the list', () => {
  expect(asMarkdown(html)).toBe(
    '\n![A treemap of 3 chunks](https://site.example/docs/images/report/treemap-en-light.webp)\n\n' +
      'Bundle size as a treemap\n\n' +
      '[See this in the report](https://site.example/docs/reports/rspack-app.html?lang=en&amp;item=treemap#/bundle/size)\n\n' +
      '1. The switch `Parsed`.\n2. All 3 chunks.\n\n',
  );
});

test('an unknown picture, report or number says which there are', () => {
  expect(() => shotRow('constructor', 'en')).toThrow('Names: treemap.');
  expect(renderToStaticMarkup(<ReportNumber report="rspack-app" name="chunks" />)).toBe('3');
  expect(() => renderToStaticMarkup(<ReportNumber report="rspack-app" name="files" />)).toThrow(
    'Names: chunks.',
  );
});
