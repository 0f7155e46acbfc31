import type { Root } from 'mdast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { VFile } from 'vfile';
import { expect, test } from 'vitest';
import { remarkReportShots } from '../../../../plugins/authoring/reportShots';
import { REPORT_DEMOS } from '../../../../site/reportDemos';
import { REPORT_SHOTS, type ShotName } from '../../../../site/reportShots';
import { SHOT_FILES } from '../../../../site/shotFiles';

/** The rows that the pictures of a page are given, by the name that the author wrote. */
function rowsOf(text: string, path = '/docs/zh/guide/a.mdx'): Record<string, Record<string, unknown>> {
  const tree = unified().use(remarkParse).use(remarkMdx).parse(text) as Root;
  remarkReportShots(REPORT_DEMOS)(tree, new VFile({ path }));
  const rows: Record<string, Record<string, unknown>> = {};
  visit(tree, 'mdxJsxFlowElement', ({ attributes }) => {
    const said = Object.fromEntries(
      attributes.flatMap((each) => ('name' in each ? [[each.name, each.value]] : [])),
    );
    if (typeof said.row === 'string')
      rows[String(said.name)] = JSON.parse(said.row) as Record<string, unknown>;
  });
  return rows;
}

test('issue 7.1 a picture and the poster of a live report bring their own row, in the language of the page', () => {
  const rows = rowsOf(
    '<ReportShot name="treemap" />\n\n<Steps>\n\n<ReportDemo name="rspack-app" />\n\n</Steps>\n\n<Badge name="x" />\n',
  );
  expect(Object.keys(rows)).toEqual(['treemap', 'rspack-app']);
  expect(rows.treemap).toMatchObject({ caption: REPORT_SHOTS.treemap.caption.zh, ...SHOT_FILES.treemap.zh });
  expect(rows['rspack-app']).toMatchObject(SHOT_FILES[REPORT_DEMOS['rspack-app'].poster as ShotName].zh);
});

test('a single box needs no number and no list, and posts have neither boxes nor lists', () => {
  const page = rowsOf('<ReportShot name="treemap" />\n\n<ReportShot name="size-initial" />\n');
  expect(page.treemap?.marks).toHaveLength(SHOT_FILES.treemap.zh.boxes.length);
  expect(page['size-initial']).toMatchObject({ marks: [], boxes: [{}] });
  const post = rowsOf('<ReportShot name="treemap" />\n', '/docs/zh/blog/topic/a.mdx');
  expect(post.treemap).toMatchObject({ marks: [], boxes: [] });
});

test('issue 7.1 a name that does not exist stops the build with those that do', () => {
  expect(() => rowsOf('<ReportShot name="treemapp" />\n')).toThrow(
    /<ReportShot name="treemapp" \/> is unknown\. Names: .*treemap/,
  );
});
