import { expect, test } from 'vitest';
import { toRelativeImports } from '../../../../plugins/authoring/relativeImports';

test.each(['/some/where', '/a', '/a folder (1)+[x]/of $other length'])(
  'issue 14.3 imports of the project are written from the folder of the page, texts stay: %s',
  (root) => {
    const page = `import Badge from "${root}/components/badge/Badge.tsx";
import "${root}/docs/en/shared/sheet.css";
import { jsx } from "react/jsx-runtime";
const part = () => import(/* webpackChunkName: "x" */ "${root}/theme/Part.tsx");
const text = 'from "quotes" and import "of words';
`;
    expect(toRelativeImports(page, `${root}/docs/en/guide/cli.mdx`, root))
      .toBe(`import Badge from "../../../components/badge/Badge.tsx";
import "../shared/sheet.css";
import { jsx } from "react/jsx-runtime";
const part = () => import(/* webpackChunkName: "x" */ "../../../theme/Part.tsx");
const text = 'from "quotes" and import "of words';
`);
    const code = `const other = "${root}/docs/x.mdx";\n`;
    expect(toRelativeImports(code, `${root}/docs/en/x.mdx`, root)).toBe(code);
  },
);
