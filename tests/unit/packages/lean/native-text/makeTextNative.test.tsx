// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { Fragment as _Fragment, jsx as _jsx, jsxs as _jsxs } from 'react/jsx-runtime';
import { expect, test } from 'vitest';
import { textElement } from '../../../../../packages/lean/native-text/runtime/textElement';
import { editPage } from '../../../../../packages/lean/compiled-page/editPage';
import { makeTextNative } from '../../../../../packages/lean/native-text/makeTextNative';

const components = { transparent: /[\\/]steps[\\/]/, text: /[\\/]number[\\/]/, leftOut: /^$/ };
const IMPORT = 'import { textElement as __textElement } from "/site/textElement.ts";\n';
const LONG = 'Enough words that it is worth leaving them out of the hands of React.';

/** The body of a page without React where it can be done without. */
const drawn = (body: string): string =>
  String(
    editPage(body, [[(page) => makeTextNative(page, { textFile: '/site/textElement.ts', components })]]),
  ).replace(IMPORT, '');

const elements = new Proxy({}, { get: (_, name) => name });
/** What a body shows. */
function shown(body: string): string {
  const draw = new Function('_jsx', '_jsxs', '_Fragment', '_components', '__textElement', `return ${body}`);
  return render(draw(_jsx, _jsxs, _Fragment, elements, textElement)).container.innerHTML;
}

const TEXTS = [
  `_jsx(_components.p, { children: "${LONG} <b>&amp;</b>" })`,
  `_jsxs(_components.ul, { className: "tasks", children: ["\\n", _jsx(_components.li, { children: "${LONG}" }), "\\n"] })`,
  `_jsx(_components.pre, { children: _jsxs(_components.code, { children: [_jsx(_components.span, { className: "line", children: _jsx(_components.span, { style: { color: "var(--shiki-token-function)", "--shiki-dark": "#fff", backgroundColor: "red" }, children: "${LONG}" }) }), "\\n", _jsx(_components.span, { className: "line" })] }) })`,
  `_jsx(_components.table, { children: _jsx(_components.tbody, { children: _jsxs(_components.tr, { children: [_jsx(_components.td, { style: { textAlign: "right" }, children: _jsx(_components.code, { children: "a" }) }), _jsx(_components.td, { children: "${LONG}" })] }) }) })`,
];

/** Browsers write styles their own way. */
const plain = (html: string): string =>
  html.replace(/style="([^"]*)"/g, (_, css) => `style="${css.replace(/;\s*$|\s/g, '')}"`);

test.each(TEXTS)('issue 14.4 text looks the same without React: %s', (body) => {
  const other = drawn(body);
  expect(other).toContain('__textElement("');
  expect(plain(shown(other))).toBe(plain(shown(body)));
});

test('issue 14.4 what is drawn again keeps its text, once', () => {
  const page = () => textElement('p', { class: 'a' }, ['text ', ['code', {}, 'x']]);
  const { container, rerender } = render(page());
  const [before] = container.getElementsByTagName('code');
  rerender(page());
  expect(container.innerHTML).toBe('<p class="a">text <code>x</code></p>');
  expect(container.getElementsByTagName('code')[0]).toBe(before);
});

test('issue 14.4 React draws what does something, and what only it knows how to write', () => {
  for (const body of [
    `_jsxs(_components.p, { children: ["${LONG}", _jsx(_components.a, { href: "/a", children: "a" })] })`,
    `_jsxs(_components.p, { children: ["${LONG}", _jsx(Diagnose, {})] })`,
    `_jsx(_components.p, { children: props.text + "${LONG}" })`,
    `_jsx(_components.p, { onClick: "x", children: "${LONG}" })`,
    `_jsx(_components.ol, { start: "3", children: "${LONG}" })`,
    `_jsx(_components.p, { style: "color:red", children: "${LONG}" })`,
    `_jsx(Diagnose, { children: _jsx(_components.p, { children: "${LONG}" }) })`,
    `_jsx(_components.h2, { children: _jsx(_components.code, { children: "${LONG}" }) })`,
  ]) {
    expect(drawn(body), body).toBe(body);
  }
});
