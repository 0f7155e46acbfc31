import type { RspressPlugin } from '@rspress/core';
import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { shotRow } from '../../../lib/text/shotRow';
import { entryNamed } from '../../../lib/text/entryNamed';
import { REPORT_DEMOS } from '../../../site/reportDemos';
import { langOfFile } from '../picks/remarkPicks';

/**
 * Hands each picture of a report, and each live report, the row of its picture: otherwise every page with a picture would load
 * the table of all.
 * @returns remark transformer
 * @throws Error for a name that does not exist
 */
export function remarkReportShots() {
  return (tree: Root, { path }: VFile): void => {
    visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
      if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return;
      if (node.name !== 'ReportShot' && node.name !== 'ReportDemo') return;
      const name = node.attributes.find(
        (each) => each.type === 'mdxJsxAttribute' && each.name === 'name',
      )?.value;
      if (typeof name !== 'string') return;
      const shot = node.name === 'ReportShot' ? name : entryNamed(REPORT_DEMOS, name, 'ReportDemo').poster;
      const row = JSON.stringify(shotRow(shot, langOfFile(path)));
      node.attributes.push({ type: 'mdxJsxAttribute', name: 'row', value: row });
    });
  };
}

/** Lets pages bring what they show of the pictures of reports. */
export const pluginReportShots = (): RspressPlugin => ({
  name: 'report-shots',
  markdown: { remarkPlugins: [remarkReportShots] },
});
