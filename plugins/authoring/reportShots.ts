import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { shotRow } from '../../lib/text/shotRow';
import { entryNamed } from '../../lib/text/strings';
import { REPORT_DEMOS, type ReportDemo } from '../../site/reportDemos';
import { addAttributes, attributeOf, isElement, langOfFile, type CompiledFile } from './elements';

/** Posts tell of a view, and do not explain its parts. */
const POST = /[\\/]blog[\\/]/;

/** Gives each picture and each live report the row of its picture: otherwise their pages would load the table of all. Throws for unknown names. */
export function remarkReportShots(demos: Readonly<Record<string, ReportDemo>> = REPORT_DEMOS) {
  return (tree: Root, file: CompiledFile): void => {
    visit(tree, (node) => {
      if (!isElement(node) || (node.name !== 'ReportShot' && node.name !== 'ReportDemo')) return;
      const name = attributeOf(node, 'name');
      const shot = node.name === 'ReportShot' ? name : entryNamed(demos, name, 'ReportDemo').poster;
      const row = shotRow(shot, langOfFile(file));
      const isPost = POST.test(file.path ?? '');
      addAttributes(node, { row: JSON.stringify(isPost ? { ...row, boxes: [], marks: [] } : row) });
    });
  };
}
