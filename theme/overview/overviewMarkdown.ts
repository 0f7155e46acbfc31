import type { OverviewFact } from './OverviewFact';

/**
 * A group of an overview as Markdown, for the page's export.
 * @param group the group
 * @param toAddress from a route to the address of its export
 */
export function overviewMarkdown(
  { name, items }: OverviewFact,
  toAddress: (route: string) => string,
): string {
  const lines = items.flatMap(({ text, link, headers = [], items: below = [] }) => [
    `- ${link ? `[${text}](${toAddress(link)})` : text}`,
    ...headers.map((header) => `  - [${header.text}](${toAddress(link)}#${header.id})`),
    ...below.map((page) => `  - [${page.text}](${toAddress(page.link)})`),
  ]);
  return `## ${name}\n\n${lines.join('\n')}\n\n`;
}
