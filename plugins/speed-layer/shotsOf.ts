import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { REPORT_DEMOS, type ReportDemoFact } from '../../site/reportDemos';

/** A live report stands behind a picture. */
const posterOf = (demo: string): string | undefined =>
  (REPORT_DEMOS as Readonly<Record<string, ReportDemoFact>>)[demo]?.poster;

/**
 * The pictures of reports that a page shows.
 * @param tree the page
 * @returns names, each once; a name that does not exist is the business of the component gate
 */
export function shotsOf(tree: Root): string[] {
  const names = new Set<string>();
  visit(tree, (node) => {
    if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return;
    const name = node.attributes.find((one) => one.type === 'mdxJsxAttribute' && one.name === 'name')?.value;
    if (typeof name !== 'string') return;
    const shot = { ReportShot: name, ReportDemo: posterOf(name) }[node.name ?? ''];
    if (shot) names.add(shot);
  });
  return [...names];
}
