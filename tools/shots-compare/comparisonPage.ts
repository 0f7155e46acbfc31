/** One picture that differs. */
export interface ShownPair {
  /** Name of the picture; its files are `<name>-before.png` and so on, beside the page. */
  readonly name: string;
  readonly share: number;
  readonly rows: readonly [first: number, last: number];
}

/** What the page tells. */
export interface Comparison {
  /** Names of the two states, for people. */
  readonly before: string;
  readonly after: string;
  /** How many pictures were compared. */
  readonly compared: number;
  readonly pairs: readonly ShownPair[];
  /** Addresses of pages that only one state has. */
  readonly only: { readonly before: readonly string[]; readonly after: readonly string[] };
}

const STYLE = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { margin: 1.5rem; }
section { margin-block-start: 2.5rem; }
.pictures { display: grid; grid-template-columns: repeat(3, 1fr); gap: 1rem; max-block-size: 90vh; overflow: auto; border: 1px solid; padding: 1rem; }
figure { margin: 0; }
figcaption { margin-block-end: 0.5rem; }
img { inline-size: 100%; block-size: auto; background: #888; }
@media (max-width: 48rem) { .pictures { grid-template-columns: 1fr; } }`;

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign);

/** A share for people: two digits that mean something, and never 0 % for what differs. */
export function percent(share: number): string {
  const value = share * 100;
  return value < 0.01 ? 'under 0.01 %' : `${value.toFixed(value < 1 ? 2 : 1)} %`;
}

function figure(name: string, kind: string, caption: string): string {
  const file = escaped(`${name}-${kind}.png`);
  return `<figure><figcaption>${escaped(caption)}</figcaption><a href="${file}"><img src="${file}" loading="lazy" alt="${escaped(`${name}, ${caption}`)}"></a></figure>`;
}

function list(title: string, addresses: readonly string[]): string {
  if (addresses.length === 0) return '';
  const items = addresses.map((address) => `<li><code>${escaped(address)}</code></li>`).join('');
  return `<h2>${escaped(title)}</h2><ul>${items}</ul>`;
}

/**
 * Writes the page that a reviewer looks at: static HTML that asks for nothing but the pictures beside it.
 * @param comparison what was found; pairs in any order
 * @returns HTML; the pair that differs most comes first
 */
export function comparisonPage({ before, after, compared, pairs, only }: Comparison): string {
  const sorted = [...pairs].sort((a, b) => b.share - a.share || (a.name < b.name ? -1 : 1));
  const sections = sorted.map(
    ({ name, share, rows: [first, last] }) =>
      `<section id="${escaped(name)}"><h2>${escaped(name)}: ${percent(share)}</h2><p>Rows ${first} to ${last} px.</p>` +
      `<div class="pictures" tabindex="0" role="group" aria-label="${escaped(name)}">` +
      figure(name, 'before', before) +
      figure(name, 'after', after) +
      figure(name, 'difference', 'Difference') +
      '</div></section>',
  );
  const contents = sorted.map(
    ({ name, share }) =>
      `<li><a href="#${escaped(name)}">${escaped(name)}</a>: ${percent(share)} of the pixels</li>`,
  );
  const title = `${before} and ${after}: ${pairs.length} of ${compared} pictures differ`;
  return [
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">`,
    `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src 'self' file:; style-src 'unsafe-inline'">`,
    `<title>${escaped(title)}</title><style>${STYLE}</style></head><body><h1>${escaped(title)}</h1>`,
    list(`Pages that only ${before} has`, only.before),
    list(`Pages that only ${after} has`, only.after),
    contents.length > 0 ? `<ol>${contents.join('')}</ol>` : '',
    ...sections,
    '</body></html>\n',
  ].join('\n');
}
