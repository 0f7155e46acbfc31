import { collectParts } from './collectParts';
import { textBlock } from './blockText';
import { frontmatterLeaves, readFrontmatter, TEXT_KEYS } from './frontmatter';
import { markdownTree } from './markdownTree';
import { scanLines } from './scanLines';
import type { Image, Link, Page, Part } from './types';

type PageFile = Pick<Page, 'kind' | 'lang' | 'file' | 'key'>;

/** The address of a page from its key: `index` files answer for their folder. */
const routeOf = (key: string): string => `/${key.replace(/(^|\/)index$/, '$1')}`;

/**
 * Reads one page or fragment.
 * @param fill puts something in place of marks in the text; lines stay lines
 * @returns the page; when it cannot be parsed, `fault` says why and lists may be empty
 */
export function parsePage(
  file: PageFile,
  source: string,
  fill: (text: string) => string = (text) => text,
): Page {
  const written = source.replaceAll('\r\n', '\n');
  const text = fill(written);
  const { frontmatter, body, fault: yamlFault } = readFrontmatter(text);
  const scanned = scanLines(body);
  const { tree, fault } = markdownTree(scanned.text, file.file.endsWith('.md') ? 'md' : 'mdx');
  const { components, blocks, links, images, ...rest } = collectParts(tree, scanned.ids);

  const containers = scanned.containers.map((container): Part => {
    const above = rest.headings.findLast((heading) => heading.line <= container.line);
    return { ...container, kind: 'container', attributes: {}, section: above?.block.section ?? '' };
  });
  const titles = containers
    .filter(({ title }) => title)
    .map(({ title, line, section }) => textBlock(title, line, section));
  const leaves = frontmatterLeaves(frontmatter);
  const leafTexts = leaves
    .filter(({ key, value }) => TEXT_KEYS.has(key) && typeof value === 'string')
    .map(({ value, line }) => textBlock(String(value), line));
  const leafText = (path: string): string => String(leaves.find((leaf) => leaf.path === path)?.value ?? '');
  const ownLinks = leaves
    .filter(({ key, value }) => key === 'link' && typeof value === 'string')
    .map(({ path, value, line }): Link => {
      const parent = path.replace(/link$/, '');
      const text = leafText(`${parent}text`) || leafText(`${parent}title`);
      return { href: String(value), text, line, section: '' };
    });
  const ownImages = leaves
    .filter(({ path, value }) => /^hero\.image\.(?:phone\.)?src\b/.test(path) && typeof value === 'string')
    .map(({ value, line }): Image => ({
      src: String(value),
      alt: leafText('hero.image.alt'),
      line,
      section: '',
    }));

  return {
    ...file,
    ...rest,
    route: file.kind === 'page' ? routeOf(file.key) : '',
    frontmatter,
    fault: yamlFault ?? fault,
    parts: [...containers, ...components].sort((a, b) => a.line - b.line),
    blocks: [...leafTexts, ...blocks, ...titles],
    links: [...ownLinks, ...links],
    images: [...ownImages, ...images],
    lines: text.split('\n'),
    written: written.split('\n'),
  };
}
