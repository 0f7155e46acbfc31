/** HTML elements that a page may have, with their attributes: what Markdown cannot say, and nothing that acts. */
export const ALLOWED_ELEMENTS: Readonly<Record<string, readonly string[]>> = {
  abbr: ['title'],
  br: [],
  kbd: [],
  sub: [],
  sup: [],
};

/** Attributes of the `meta` elements that the frontmatter may add. */
export const ALLOWED_META = ['name', 'property', 'content'] as const;

/** Schemes of addresses outside. */
export const ALLOWED_SCHEMES = ['https:'] as const;

/** What to write in place of an element that is not allowed. */
export const INSTEAD: Readonly<Record<string, string>> = {
  a: 'write a link: [text](/guide/start/intro)',
  img: 'write a picture: ![what it shows](/images/name.png)',
  iframe: 'write <ReportDemo name="…" />',
  details: 'write a container: :::details Title',
  div: 'write a container: :::tip Title',
  p: 'write the text as Markdown',
  span: 'write the text as Markdown',
  code: 'put the code into backticks',
  pre: 'write a fence',
  table: 'write a Markdown table',
};
