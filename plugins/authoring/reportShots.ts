import type { RspressPlugin } from '@rspress/core';
import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { shotRow } from '../../lib/text/shotRow';
import { entryNamed } from '../../lib/text/strings';
import { REPORT_DEMOS, type ReportDemo } from '../../site/reportDemos';
import { langOfFile } from './picks';

type Demos = Readonly<Record<string, ReportDemo>>;

/** Posts tell of a view, and do not explain its parts. */
const POST = /[\\/]blog[\\/]/;

/**
 * Hands each picture of a report, and each live report, the row of its picture: otherwise every page with a picture would load
 * the table of all.
 * @throws Error for a name that does not exist
 */
export function remarkReportShots(demos: Demos) {
  return (tree: Root, { path }: VFile): void => {
    visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
      if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return;
      if (node.name !== 'ReportShot' && node.name !== 'ReportDemo') return;
      const name = node.attributes.find(
        (each) => each.type === 'mdxJsxAttribute' && each.name === 'name',
      )?.value;
      if (typeof name !== 'string') return;
      const shot = node.name === 'ReportShot' ? name : entryNamed(demos, name, 'ReportDemo').poster;
      const row = shotRow(shot, langOfFile(path));
      const value = JSON.stringify(POST.test(path) ? { ...row, boxes: [], marks: [] } : row);
      node.attributes.push({ type: 'mdxJsxAttribute', name: 'row', value });
    });
  };
}

/** Lets pages bring what they show of the pictures of reports. */
export const pluginReportShots = (demos: Demos = REPORT_DEMOS): RspressPlugin => ({
  name: 'report-shots',
  markdown: { remarkPlugins: [[remarkReportShots, demos]] },
});
