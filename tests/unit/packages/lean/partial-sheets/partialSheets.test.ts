import { expect, test } from 'vitest';
import { partialSheet } from '../../../../../packages/lean/partial-sheets/partialSheet';
import { partialSheets } from '../../../../../packages/lean/partial-sheets/partialSheets';

const parts = /^(?:Sidebar|Outline)-/;

test.each([
  ['a part alone', '.Sidebar-row{color:red}a{top:0}', 'a{top:0}'],
  ['inside others', 'main .Sidebar-row:hover>a,.Outline-link::after{color:red}a{top:0}', 'a{top:0}'],
  ['in a condition, which is empty then', '@media print{.Sidebar-row{top:0}}a{top:0}', 'a{top:0}'],
  ['beside a rule that stays', '@media print{.Sidebar-row{top:0}a{top:0}}', '@media print{a{top:0}}'],
])('the rules of a part are left out: %s', (_, css, left) => {
  expect(partialSheet(css, parts)).toBe(left);
});

test.each([
  ['it is for others too', '.Sidebar-row,.NavBar-row{color:red}'],
  ['it is for what is not the part', 'a:not(.Sidebar-row){color:red}'],
  ['it offers a choice', ':is(.Sidebar-row,nav) a{color:red}'],
  ['it is for whoever has the part', 'body:has(.Sidebar-row) a{color:red}'],
  ['its class only begins alike', '.SidebarLike-row{color:red}'],
  ['its brace stands in a text', `a::after{content:'.Sidebar-row{}'}`],
])('a rule stays: %s', (_, css) => {
  expect(partialSheet(css, parts)).toBe(css);
});

const options = { pages: /<main class="Home">/, parts };
const page = (main: string) =>
  `<style data-href="/a.css">.Sidebar-row{top:0}b{top:0}</style><style data-href="/b.css">i{top:0}</style>${main}`;

test('a page without the parts has what it needs of each sheet, and says where the whole is', () => {
  expect(partialSheets(page('<main class="Home">'), options)).toBe(
    '<style data-part="/a.css">b{top:0}</style><style data-href="/b.css">i{top:0}</style><main class="Home">',
  );
});

test('other pages keep their sheets', () => {
  expect(partialSheets(page('<main>'), options)).toBe(page('<main>'));
});

test('a page that has a part after all stops the build', () => {
  const html = page('<main class="Home"><p class="a Outline-link">');
  expect(() => partialSheets(html, options)).toThrow('the styles of `Outline-link`');
});
