import { expect, test } from 'vitest';
import { toRelativeImports } from '../../../../plugins/authoring/relativeImports';

const page = (root: string) => `import Badge from "${root}/components/badge/Badge.tsx";
import "${root}/docs/en/shared/sheet.css";
import { jsx } from "react/jsx-runtime";
export { layout } from "${root}/docs/en/guide/layout.tsx?layout";
const part = () => import(/* webpackChunkName: "x" */ "${root}/theme/Part.tsx");
const text = 'from "quotes" and import "of words';
`;

test('imports of the project are written from the folder of the page', () => {
  expect(toRelativeImports(page('/some/where'), '/some/where/docs/en/guide/cli.mdx', '/some/where'))
    .toBe(`import Badge from "../../../components/badge/Badge.tsx";
import "../shared/sheet.css";
import { jsx } from "react/jsx-runtime";
export { layout } from "./layout.tsx?layout";
const part = () => import(/* webpackChunkName: "x" */ "../../../theme/Part.tsx");
const text = 'from "quotes" and import "of words';
`);
});

test.each(['/a', '/a folder (1)+[x]/of $other length'])(
  'issue 14.3 a page is as long in one folder as in another: %s',
  (root) => {
    expect(toRelativeImports(page(root), `${root}/docs/en/guide/cli.mdx`, root)).toBe(
      toRelativeImports(page('/some/where'), '/some/where/docs/en/guide/cli.mdx', '/some/where'),
    );
  },
);

test('a path in the text of a page stays', () => {
  const code = 'const text = "the folder /some/where/docs";\nconst other = "/some/where/docs/x.mdx";\n';
  expect(toRelativeImports(code, '/some/where/docs/en/x.mdx', '/some/where')).toBe(code);
});
