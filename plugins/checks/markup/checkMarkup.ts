import { frontmatterLeaves } from '../../../packages/doc-checks/frontmatterLeaves';
import type { Check, Issue, Markup, Page } from '../types';
import { ALLOWED_ELEMENTS, ALLOWED_META, ALLOWED_SCHEMES, INSTEAD } from './allowedElements';

type Found = readonly [line: number, rule: string, message: string, fix: string];

const ELEMENTS = Object.keys(ALLOWED_ELEMENTS).join(', ');
const TAG = /<[a-z/!?][^>]*/i;
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
    const fix = Object.hasOwn(INSTEAD, text) ? INSTEAD[text] : undefined;
    return [
      [
        line,
        'markup/element',
        `<${text}> is not allowed`,
        fix ?? `write Markdown, or one of these elements: ${ELEMENTS}`,
      ],
    ];
  }
  return attributes
    .filter((name) => !allowed.includes(name))
    .map((name) => {
      const takes = allowed.length > 0 ? `it takes ${allowed.join(', ')}` : 'it takes none';
      return [line, 'markup/attribute', `<${text}> may not have \`${name}\``, `remove it: ${takes}`];
    });
}

/** Judged as a browser reads it, which takes blanks out and backslashes for slashes. */
function addressFault(address: string, line: number): Found[] {
  const fault = (message: string): Found[] => [
    [
      line,
      'markup/address',
      `\`${short(address)}\` ${message}`,
      'write an https address, or one of this site: /guide/start/intro',
    ],
  ];
  let url: URL;
  try {
    url = new URL(address, HERE);
  } catch {
    return fault('is no address');
  }
  if (!ALLOWED_SCHEMES.some((scheme) => scheme === url.protocol)) return fault(`begins with ${url.protocol}`);
  const isOutside = url.origin !== HERE;
  return isOutside && !address.startsWith('https://') ? fault(`leads to ${url.host}`) : [];
}

function frontmatterFaults({ frontmatter }: Page): Found[] {
  const tags = frontmatterLeaves(frontmatter).flatMap(({ value, line, key }): Found[] =>
    typeof value === 'string' && TAG.test(value)
      ? [[line, 'markup/text', `\`${key}\` holds a tag`, 'write text: the host would take it for HTML']]
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
      .filter((name) => !ALLOWED_META.some((known) => known === name))
      .map((name) => [line, 'markup/head', `\`head\` adds a meta element with \`${name}\``, fix]);
  });
  return [...tags, ...elements];
}

function pageFaults(page: Page): Issue[] {
  const addresses = [
    ...page.links.map(({ href, line }) => [href, line]),
    ...page.images.map(({ src, line }) => [src, line]),
  ] as [string, number][];
  const found = [
    ...page.markup.flatMap(markupFaults),
    ...addresses.flatMap(([address, line]) => addressFault(address, line)),
    ...frontmatterFaults(page),
  ];
  return found.map(([line, rule, message, fix]) => ({ file: page.file, line, rule, message, fix }));
}

/**
 * Nothing of a page can run: elements, attributes and addresses are those of a list, code stands in fences, and texts of
 * frontmatter and navigation hold no tags.
 * @param pages a documentation tree
 * @returns a problem per place
 */
export const checkMarkup: Check = ({ pages, navFiles }) => [
  ...pages.flatMap(pageFaults),
  ...[...navFiles].flatMap(([file, text]) =>
    text.split('\n').flatMap((line, index): Issue[] => {
      if (!TAG.test(line)) return [];
      const message = 'a text of the navigation holds a tag';
      return [
        {
          file,
          line: index + 1,
          rule: 'markup/text',
          message,
          fix: 'write text: the host would take it for HTML',
        },
      ];
    }),
  ),
];
