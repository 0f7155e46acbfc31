import path from 'node:path';
import { expect, test } from 'vitest';
import { editPage } from '../../../../../packages/lean/compiled-page/editPage';
import { makePageLean, type LeanPageOptions } from '../../../../../packages/lean/lean-chunks/makePageLean';
import { staticVariant } from '../../../../../packages/lean/lean-chunks/leanChunk';
import { siteOptions } from '../../../../../plugins/speed-layer/siteOptions';
import { ROOT } from '../../../../support/site';

const { staticComponents: components } = siteOptions(ROOT);
const OPTIONS: LeanPageOptions = { contentFile: '/site/kept.ts', components };

const HEAD = `import { Fragment as _Fragment, jsx as _jsx, jsxs as _jsxs } from "react/jsx-runtime";
import Steps from "/site/components/steps/Steps.tsx";
import Diagnose from "/site/components/diagnose/Diagnose.tsx";
import Shared from '../../shared/part.mdx';
`;
const LONG = 'Enough words that it is worth leaving them out of the script of the page.';

const leanPage = (code: string, variantOf: (file: string) => string | undefined = () => undefined): string =>
  String(editPage(code, [[(page) => makePageLean(page, OPTIONS, variantOf)]]));

/** The page with that body, without what stands in front of it. */
const kept = (body: string): string =>
  leanPage(`${HEAD}export default () => ${body};`).replace(/^[\s\S]*export default \(\) => /, '');

test('issue 7.1 paragraphs, lists and quotes keep what the HTML has', () => {
  for (const element of ['p', 'ul', 'ol', 'blockquote']) {
    const body = `_jsxs(_components.${element}, { children: ["${LONG}", _jsx(_components.a, { href: "/a", children: "a" })] })`;
    expect(kept(body)).toBe(`_jsx("${element}", __staticContent);`);
  }
});

test('issue 7.1 rows of a table stay, the table is drawn, since it can be scrolled', () => {
  const row = `_jsx(_components.tr, { children: _jsx(_components.td, { children: "${LONG}" }) })`;
  const body = `_jsx(_components.table, { children: _jsx(_components.tbody, { children: ${row} }) })`;
  expect(kept(body)).toBe('_jsx(_components.table, { children: _jsx("tbody", __staticContent) });');
});

test('issue 7.1 the colours of code stay, the block is drawn, since it can be copied', () => {
  const code = `_jsx(_components.code, { children: _jsx(_components.span, { style: { color: "x" }, children: "${LONG}" }) })`;
  expect(kept(`_jsx(_components.pre, { lang: "js", children: ${code} })`)).toBe(
    '_jsx(_components.pre, { lang: "js", children: _jsx("code", __staticContent) });',
  );
  // A heading reads the code in it.
  expect(kept(`_jsx(_components.h2, { children: ${code} })`)).toContain(LONG);
});

test('issue 7.1 what does something is drawn, and so is everything around it', () => {
  for (const child of [
    '_jsx(Diagnose, {})',
    '_jsx(_components.img, { src: "/a.png" })',
    '_jsx(_components.pre, {})',
    'props.text',
    '`${props.text}`',
  ]) {
    const body = `_jsxs(_components.p, { children: ["${LONG}", ${child}] })`;
    expect(kept(body), child).toBe(`${body};`);
  }
  expect(kept(`_jsx(_components.p, { ...props, children: "${LONG}" })`)).toContain(LONG);
});

test('issue 7.1 in a list with something that does something, the other items stay', () => {
  const plain = `_jsx(_components.li, { children: "${LONG}" })`;
  expect(
    kept(
      `_jsxs(_components.ul, { children: [${plain}, _jsx(_components.li, { children: _jsx(Diagnose, {}) })] })`,
    ),
  ).toBe(
    '_jsxs(_components.ul, { children: [_jsx("li", __staticContent), _jsx(_components.li, { children: _jsx(Diagnose, {}) })] });',
  );
});

test('issue 7.1 text inside a component is drawn, unless the component shows all of it at once', () => {
  const text = `_jsx(_components.p, { children: "${LONG}" })`;
  expect(kept(`_jsx(Diagnose, { children: ${text} })`)).toContain(LONG);
  expect(kept(`_jsx(Steps, { children: ${text} })`)).toBe(
    '_jsx(Steps, { children: _jsx("p", __staticContent) });',
  );
});

test('issue 7.1 a few letters are not worth it', () => {
  expect(kept('_jsx(_components.p, { children: "Short." })')).toContain('Short.');
});

test('issue 7.1 a fragment is kept too', () => {
  expect(leanPage(`${HEAD}export default 1;`)).toContain('"../../shared/part.mdx?lean"');
});

test('issue 7.1 a page whose calls all have lists still finds what draws an element', () => {
  const code = `import { jsxs as _jsxs } from "react/jsx-runtime";
export default () => _jsxs(_components.p, { children: ["${LONG}", "x"] });`;
  expect(leanPage(code)).toContain('import { jsx as _jsx } from "react/jsx-runtime";');
});

test('issue 7.1 a component that only shows facts has another one stand in for it', () => {
  const facts = path.join(ROOT, 'components/rule-facts');
  expect(staticVariant(`${facts}/RuleFacts.tsx`)).toBe(`${facts}/RuleFacts.static.tsx`);
  expect(staticVariant(path.join(ROOT, 'components/diagnose/Diagnose.tsx'))).toBeUndefined();
  expect(staticVariant('react/jsx-runtime')).toBeUndefined();
  const code = 'import Facts from "/site/Facts.tsx";\nexport default () => _jsx(Facts, {});';
  expect(leanPage(code, (file) => file.replace('Facts.', 'Facts.static.'))).toBe(
    code.replace('/Facts.', '/Facts.static.'),
  );
});

test('issue 7.1 a number of a report is text, and the numbers are not loaded for it', () => {
  const head = `import { jsx as _jsx, jsxs as _jsxs } from "react/jsx-runtime";
import Num from "/site/components/report-number/ReportNumber.tsx";
`;
  const sentence = `_jsxs(_components.p, { children: ["${LONG}", _jsx(Num, { name: "totalSize" })] })`;
  const alone = leanPage(`${head}export default () => ${sentence};`);
  expect(alone).toContain('export default () => _jsx("p", __staticContent);');
  expect(alone).not.toContain('ReportNumber');
  const beside = leanPage(`${head}export default () => [${sentence}, _jsx(Num, { name: "js" })];`);
  expect(beside).toContain('ReportNumber');
});

test('issue 7.1 the facts of pictures do not come, since every part that shows one keeps what the HTML has', () => {
  const facts = 'import "/site/reportShots.ts?row=overall";\n';
  expect(leanPage(`${facts}export default 1;`)).not.toContain('?row=');
  expect(leanPage(`${facts.replace('?row=overall', '')}export default 1;`)).toContain('reportShots');
});

test('issue 18.1 the static variant of a layout keeps the text, whose styles stay; without one it is drawn', () => {
  const page = (layout: string) =>
    `${HEAD}import "${layout}?layout";\nfunction _createMdxContent(props) {\n  return _jsxs(_Fragment, { children: [_jsx(Steps, {}), _jsx(_components.p, { children: "${LONG}" })] });\n}\nexport default _createMdxContent;`;
  const lean = (layout: string) =>
    leanPage(page(layout), (file) => (file.startsWith('/Home') ? file.replace('.', '.static.') : undefined));
  expect(lean('/Home.tsx')).toContain('function _createMdxContent(props) {}\n');
  expect(lean('/Home.tsx')).toContain('import "/Home.static.tsx?layout"');
  // The bundler drops names that nothing uses, and with them the styles of a component that the text has.
  expect(lean('/Home.tsx')).toContain('\nimport "/site/components/steps/Steps.tsx";');
  expect(lean('/Home.tsx')).not.toContain('\nimport "/site/components/diagnose/Diagnose.tsx";');
  expect(lean('/Overview.tsx')).not.toContain('\nimport "/site/components/steps/Steps.tsx";');
  expect(lean('/Overview.tsx')).toContain('_jsx(Steps, {}), _jsx("p", __staticContent)');
});
