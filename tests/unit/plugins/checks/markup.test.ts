import { describe, expect, it } from 'vitest';
import { checkMarkup, checkContainers, checkSyntax } from '../../../../plugins/checks/markup';
import { parsePage } from '../../../../packages/doc-checks/parsePage';
import type { Pages } from '../../../../plugins/checks/readPages';
import { fixture, places } from './fixture';

/** What the gate says of the body of one page: rule and message. */
const judge = async (body: string): Promise<string[]> => {
  const file = { kind: 'page', lang: 'en', file: 'docs/en/page.mdx', key: 'page' } as const;
  const pages: Pages = { ...fixture('good-site'), navFiles: new Map(), pages: [parsePage(file, body)] };
  return (await checkMarkup(pages)).map(({ rule, message }) => `${rule} ${message}`);
};

describe('markup gate', () => {
  it('issue 15 D3: everything that could run is reported at its line', async () => {
    const found = (await checkMarkup(fixture('bad-markup'))).map(
      ({ file, line, rule, message }) => `${file.split('/').at(-1)}:${line} ${rule} ${message}`,
    );
    expect(found).toMatchInlineSnapshot(`
      [
        "page.mdx:12 markup/element <script> is not allowed",
        "page.mdx:14 markup/element <base> is not allowed",
        "page.mdx:16 markup/element <meta> is not allowed",
        "page.mdx:18 markup/element <form> is not allowed",
        "page.mdx:18 markup/element <button> is not allowed",
        "page.mdx:20 markup/element <iframe> is not allowed",
        "page.mdx:22 markup/element <div> is not allowed",
        "page.mdx:22 markup/code \`dangerouslySetInnerHTML={{ __html: '<b>x</b>' }}\` would run",
        "page.mdx:24 markup/attribute <kbd> may not have \`onClick\`",
        "page.mdx:24 markup/attribute <kbd> may not have \`style\`",
        "page.mdx:24 markup/code \`{...{ hidden: true }}\` would run",
        "page.mdx:26 markup/element <svg:script> is not allowed",
        "page.mdx:28 markup/code \`tone={alert(1)}\` would run",
        "page.mdx:30 markup/element <> is not allowed",
        "page.mdx:32 markup/element <constructor> is not allowed",
        "page.mdx:34 markup/code \`{alert(1)}\` would run",
        "page.mdx:36 markup/code \`{fetch('https://evil.example')}\` would run",
        "page.mdx:38 markup/code \`export const x = alert(1);\` would run",
        "page.mdx:40 markup/code \`import './side-effect.js'\` would run",
        "page.mdx:43 markup/address \`javascript:alert(1)\` begins with javascript:",
        "page.mdx:43 markup/address \`java	script:alert(1)\` begins with javascript:",
        "page.mdx:43 markup/address \`data:text/html,x\` begins with data:",
        "page.mdx:43 markup/address \`/	/evil.example\` leads to evil.example",
        "page.mdx:43 markup/address \`/\\evil.example\` leads to evil.example",
        "page.mdx:43 markup/address \`http://plain.example\` begins with http:",
        "page.mdx:47 markup/address \`vbscript:x\` begins with vbscript:",
        "page.mdx:45 markup/address \`data:image/svg+xml,x\` begins with data:",
        "page.mdx:3 markup/text \`titleSuffix\` holds a tag",
        "page.mdx:4 markup/head \`head\` adds <script>",
        "page.mdx:4 markup/head \`head\` adds a meta element with \`http-equiv\`",
        "_nav.json:1 markup/text a text of the navigation holds a tag",
      ]
    `);
  });

  it('issue 15 D3: each fix says what to write', async () => {
    const found = await checkMarkup(fixture('bad-markup'));
    expect(found.find(({ message }) => message.startsWith('<iframe>'))?.fix).toBe(
      'write <ReportDemo name="…" />',
    );
    expect(found.filter(({ fix }) => fix.length < 10)).toEqual([]);
  });

  it('issue 15 D3: what Markdown cannot say, values, comments and fragments pass', async () => {
    expect(
      await judge(
        'import Part from \'./shared/part.mdx\';\n\n<Part />\n\n<kbd>Ctrl</kbd> H<sub>2</sub>O<br /><abbr title="HyperText">HTML</abbr> {/* note */}{\' \'}\n\n<Badge tone={"tip"}>New</Badge> [a](https://a.example) [b](/guide#c) [d](#e)\n\n`<script>{x}</script>`\n\n```html\n<script>x()</script>\n```\n',
      ),
    ).toEqual([]);
  });

  it('issue 15 D3: an import that the gate of imports does not read is code', async () => {
    for (const line of [
      "import X from'./x.js'",
      "import * as x from './x.js'",
      "import A, { b } from './x.js'",
      "export * from './x.js'",
    ])
      expect(await judge(`${line}\n`), line).toEqual([`markup/code \`${line}\` would run`]);
  });

  it('issue 15 D3: names that every object has are no elements', async () => {
    for (const name of ['constructor', 'toString', '__proto__', 'a.b', 'x-y'])
      expect(await judge(`<${name} />`), name).toEqual([`markup/element <${name}> is not allowed`]);
  });
});

describe('containers gate', () => {
  it('no title, a title with code, unknown type, lines that the host would show as text', async () => {
    expect(places(await checkContainers(fixture('bad-containers')))).toEqual([
      'docs/en/guide/page.mdx:7 containers/title',
      'docs/en/guide/page.mdx:11 containers/type',
      'docs/en/guide/page.mdx:15 containers/edge',
      'docs/en/guide/page.mdx:29 containers/edge',
      'docs/en/guide/page.mdx:36 containers/edge',
      'docs/en/guide/page.mdx:42 containers/edge',
      'docs/en/guide/page.mdx:46 containers/plain',
      'docs/en/guide/page.mdx:50 containers/edge',
    ]);
  });
});

describe('syntax gate', () => {
  it('names the line where MDX cannot be parsed', async () => {
    expect(places(await checkSyntax(fixture('broken-mdx')))).toEqual([
      'docs/en/guide/page.mdx:7 syntax/parse',
    ]);
  });

  it('names the line where the frontmatter is no YAML', async () => {
    expect(places(await checkSyntax(fixture('broken-yaml')))).toEqual([
      'docs/en/guide/page.mdx:2 syntax/parse',
    ]);
  });
});
