import { frontmatterLeaves } from '../../packages/doc-checks/frontmatter';
import { issueAt } from '../../packages/doc-checks/report';
import { pageCheck, type Check, type Found, type Markup, type Page } from './readPages';

/** Every file can be parsed. The other gates pass over a file that cannot. */
export const checkSyntax = pageCheck(({ fault }) => {
  const fix =
    'put `{` and `<` in prose into backticks; let no paragraph begin with import or export; quote YAML texts with a colon';
  return fault ? [[fault.line, 'syntax/parse', fault.message, fix]] : [];
});

/** Containers that the writing rules know; the host knows some more. */
const TYPES = ['tip', 'info', 'warning', 'danger', 'details'];

/** Containers are of a known type, have a title of plain text and are written so that the host sees them. */
export const checkContainers = pageCheck(({ parts }) =>
  parts.flatMap(({ kind, name, title, fault, line }) => {
    if (kind !== 'container') return [];
    const found: Found[] = [];
    const add = (rule: string, message: string, fix: string) =>
      found.push([line, `containers/${rule}`, message, fix]);
    if (!TYPES.includes(name)) add('type', `\`:::${name}\` is unknown`, `use ${TYPES.join(', ')}`);
    if (!title) add('title', `\`:::${name}\` has no title`, `write :::${name} Title`);
    // The host ends the title at the first mark, and what follows becomes the first line of the text.
    if (/[`*_<[]/.test(title)) {
      const fix = 'write the title without code, links or emphasis';
      add('plain', `the host cuts the title "${title}" at its markup`, fix);
    }
    if (fault) {
      const fix = 'let ::: stand alone, with a blank line above and below each of the two lines';
      add('edge', `the host shows these lines as text: ${fault}`, fix);
    }
    return found;
  }),
);

/** HTML elements that a page may have, with their attributes: what Markdown cannot say, and nothing that acts. */
const ALLOWED_ELEMENTS: Readonly<Record<string, readonly string[]>> = {
  abbr: ['title'],
  br: [],
  kbd: [],
  sub: [],
  sup: [],
};

/** Attributes of the `meta` elements that the frontmatter may add. */
const ALLOWED_META = ['name', 'property', 'content'];

const ELEMENTS = Object.keys(ALLOWED_ELEMENTS).join(', ');
const TAG = /<[a-z/!?][^>]*/i;
const NO_TAG = 'write text: the host would take it for HTML';
/** Never asked: it shows where an address leads that begins at this site. */
const HERE = 'https://site.invalid';

const short = (text: string): string => {
  const [line = ''] = text.trim().split('\n');
  return line.length > 60 ? `${line.slice(0, 60)}…` : line;
};

function markupFaults({ kind, line, text, attributes = [] }: Markup): Found[] {
  if (kind === 'code') {
    const fix =
      'write the text itself, or `import Name from` a fragment; put code that readers see into backticks';
    return [[line, 'markup/code', `\`${short(text)}\` would run`, fix]];
  }
  // Components are known by other gates.
  if (/^[A-Z]\w*$/.test(text)) return [];
  const allowed = Object.hasOwn(ALLOWED_ELEMENTS, text) ? ALLOWED_ELEMENTS[text] : undefined;
  if (!allowed) {
    const fix = `write Markdown, a container or a component, or one of these elements: ${ELEMENTS}`;
    return [[line, 'markup/element', `<${text}> is not allowed`, fix]];
  }
  const takes = allowed.length > 0 ? `it takes ${allowed.join(', ')}` : 'it takes none';
  return attributes
    .filter((name) => !allowed.includes(name))
    .map((name) => [line, 'markup/attribute', `<${text}> may not have \`${name}\``, `remove it: ${takes}`]);
}

/** Judged as a browser reads it, which takes blanks out and backslashes for slashes. */
function addressFault(address: string, line: number): Found[] {
  const fix = 'write an https address, or one of this site: /guide/start/intro';
  const url = URL.parse(address, HERE);
  if (url?.protocol === 'https:' && (url.origin === HERE || address.startsWith('https://'))) return [];
  const meant = url ? `leads to ${url.protocol}//${url.host}` : 'is no address';
  return [[line, 'markup/address', `\`${short(address)}\` ${meant}`, fix]];
}

function frontmatterFaults({ frontmatter }: Page): Found[] {
  const tags = frontmatterLeaves(frontmatter).flatMap(({ value, line, key }): Found[] =>
    typeof value === 'string' && TAG.test(value)
      ? [[line, 'markup/text', `\`${key}\` has a tag`, NO_TAG]]
      : [],
  );
  const { head } = frontmatter.data;
  const entries: readonly unknown[] = Array.isArray(head) ? head : [];
  const line = frontmatter.lines.get('head') ?? 1;
  const fix = `write only meta elements with ${ALLOWED_META.join(', ')}`;
  const elements = entries.flatMap((entry): Found[] => {
    const [tag, attributes] = Array.isArray(entry) ? (entry as unknown[]) : [entry];
    if (tag !== 'meta') return [[line, 'markup/head', `\`head\` adds <${String(tag)}>`, fix]];
    return Object.keys(attributes ?? {})
      .filter((name) => !ALLOWED_META.includes(name))
      .map((name) => [line, 'markup/head', `\`head\` adds a meta element with \`${name}\``, fix]);
  });
  return [...tags, ...elements];
}

const checkPages = pageCheck((page) => [
  ...page.markup.flatMap(markupFaults),
  ...page.links.flatMap(({ href, line }) => addressFault(href, line)),
  ...page.images.flatMap(({ src, line }) => addressFault(src, line)),
  ...frontmatterFaults(page),
]);

/**
 * Nothing of a page can run: elements, attributes and addresses are those of a list, code is in fences, and texts of
 * frontmatter and navigation have no tags.
 */
export const checkMarkup: Check = (tree) => [
  ...checkPages(tree),
  ...[...tree.navFiles].flatMap(([file, text]) =>
    text.split('\n').flatMap((line, index) => {
      const message = 'a text of the navigation has a tag';
      return TAG.test(line) ? [issueAt(file, index + 1, 'markup/text', message, NO_TAG)] : [];
    }),
  ),
];
