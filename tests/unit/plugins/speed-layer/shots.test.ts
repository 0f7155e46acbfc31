import type { Root } from 'mdast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { expect, test } from 'vitest';
import { shotModule } from '../../../../plugins/speed-layer/shotModule';
import { shotsOf } from '../../../../plugins/speed-layer/shotsOf';
import { REPORT_DEMOS } from '../../../../site/reportDemos';
import { REPORT_SHOTS } from '../../../../site/reportShots';
import { REPORT_TOURS } from '../../../../site/reportTours';
import { SHOT_FILES } from '../../../../site/shotFiles';

const parse = (text: string) => unified().use(remarkParse).use(remarkMdx).parse(text) as Root;

test('issue 7.1 the pictures of a page: its own and the posters of its live reports, each once', () => {
  const page =
    '<ReportShot name="treemap" />\n\n<Steps>\n\n<ReportDemo name="rspack-app" />\n\n</Steps>\n\n<ReportShot name="treemap" />\n\n<Term id="chunk">x</Term>\n';
  expect(shotsOf(parse(page))).toEqual(['treemap', REPORT_DEMOS['rspack-app'].poster]);
});

test('issue 7.1 the module of a picture carries its facts and no others', () => {
  const text = shotModule('overall');
  expect(text).toContain(JSON.stringify(REPORT_SHOTS.overall.caption.zh));
  expect(text).not.toContain('project-overall');
});

test('issue 18.3 the tours bring the facts of all their pictures', () => {
  const text = shotModule('tours');
  for (const { shot } of Object.values(REPORT_TOURS).flat()) {
    expect(text).toContain(`SHOT_FILES[${JSON.stringify(shot)}] = ${JSON.stringify(SHOT_FILES[shot])}`);
  }
  expect(text).not.toContain('"resolver"');
});
