import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { budgetFaults, manifestFaults } from '../../tools/shots/pictures';
import { LANGS } from '../../site/languages';
import { REPORT_DEMOS } from '../../site/reportDemos';
import { REPORT_NUMBERS } from '../../site/reportNumbers';
import { REPORT_SHOTS, type ShotName } from '../../site/reportShots';
import { SHOT_FORMATS, SHOT_THEMES, shotAddress } from '../../site/shotImages';
import { ROUTES } from '../../site/routes';
import { SHOT_FILES } from '../../site/shotFiles';

const DOCS = path.resolve(import.meta.dirname, '../../docs');
const NAMES = Object.keys(REPORT_SHOTS) as ShotName[];
const publicFile = (address: string) => path.join(DOCS, 'public', address);

const filesOf = (name: ShotName) =>
  LANGS.flatMap((lang) =>
    SHOT_THEMES.flatMap((theme) =>
      SHOT_FORMATS.map((format) => ({ lang, file: `${shotAddress(name, lang)}-${theme}.${format}` })),
    ),
  );

const isShot = (route: string): boolean =>
  route.startsWith('/guide/usage/') && Object.hasOwn(REPORT_SHOTS, path.basename(route));

test('picture manifest: nothing is unknown, and no text, box, number or language is missing', () => {
  expect(manifestFaults(REPORT_SHOTS, REPORT_NUMBERS)).toEqual([]);
});

test.each(NAMES)(
  'report picture %s is there in every language, theme and format, of the size that pages keep free, its boxes inside',
  async (name) => {
    for (const { lang, file } of filesOf(name)) {
      const { width, height, boxes } = SHOT_FILES[name][lang];
      expect(await sharp(publicFile(file)).metadata(), file).toMatchObject({ width, height });
      expect(boxes).toHaveLength(REPORT_SHOTS[name].marks.length);
      const outside = boxes.filter(
        ({ left, top, width: wide, height: high }) =>
          left < 0 || top < 0 || left + wide > 100.01 || top + high > 100.01,
      );
      expect(outside).toEqual([]);
    }
  },
);

test('picture budget: no file is bigger than its format may be', () => {
  const files = NAMES.flatMap(filesOf).map(
    ({ file }) => [path.basename(file), readFileSync(publicFile(file))] as const,
  );
  expect(budgetFaults(files)).toEqual([]);
});

test('no picture is left over', () => {
  const known = new Set(NAMES.flatMap(filesOf).map(({ file }) => path.basename(file)));
  expect(readdirSync(publicFile('/images/report')).filter((file) => !known.has(file))).toEqual([]);
  expect(Object.keys(SHOT_FILES)).toEqual(NAMES);
});

test.each(ROUTES.filter((route) => isShot(route.path)))(
  '$path shows the view that it explains, before its first section',
  ({ path: route }) => {
    const name = path.basename(route);
    for (const lang of LANGS) {
      const page = readFileSync(path.join(DOCS, lang, `${route}.mdx`), 'utf8');
      expect(page.slice(0, page.indexOf('\n## ')), lang).toContain(`<ReportShot name="${name}" />`);
    }
    expect(REPORT_SHOTS[name as ShotName].marks.length).toBeGreaterThan(0);
  },
);

test('every live report has its data and a known poster', () => {
  const reports = path.resolve(DOCS, '../examples/reports');
  const wrong = Object.entries(REPORT_DEMOS).filter(
    ([name, { page, poster }]) =>
      page !== `/reports/${name}.html` ||
      !existsSync(path.join(reports, `${name}.html`)) ||
      !Object.hasOwn(REPORT_SHOTS, poster),
  );
  expect(wrong).toEqual([]);
});
