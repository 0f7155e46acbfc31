import { describe, expect, it } from 'vitest';
import { checkMarkup } from '../../../../plugins/checks/markup';
import { parsePage } from '../../../../packages/doc-checks/parsePage';
import type { Pages } from '../../../../plugins/checks/readPages';
import { fixture } from './fixture';

/** What the gate says of the body of one page: rule and message. */
const judge = async (body: string): Promise<string[]> => {
  const file = { kind: 'page', lang: 'en', file: 'docs/en/page.mdx', key: 'page' } as const;
  const pages: Pages = { ...fixture('good-site'), navFiles: new Map(), pages: [parsePage(file, body)] };
  return (await checkMarkup(pages)).map(({ rule, message }) => `${rule} ${message}`);
};

describe('markup gate', () => {
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
