import { parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import { comparisonPage, percent } from '../../../../tools/shots-compare/comparisonPage';
import { onOneSide } from '../../../../tools/shots-compare/pageAddresses';

const PAGE = comparisonPage({
  before: 'feat<1> (12345678)',
  after: 'present tree',
  compared: 160,
  pairs: [
    { name: 'rule-en-dark-390', share: 0.004, rows: [10, 60] },
    { name: 'home-zh-light-1440', share: 0.31, rows: [0, 4000] },
    { name: 'faq-en-light-390', share: 0.31, rows: [0, 4000] },
  ],
  only: { before: ['/old'], after: ['/new', '/zh/new'] },
});

test('pairs stand in the order of their difference, each with three pictures that lie beside the page', () => {
  const root = parse(PAGE);
  expect(root.querySelectorAll('section h2').map(({ text }) => text)).toEqual([
    'faq-en-light-390: 31.0 %',
    'home-zh-light-1440: 31.0 %',
    'rule-en-dark-390: 0.40 %',
  ]);
  const last = root.querySelectorAll('section').at(-1);
  expect(last?.querySelectorAll('img').map((image) => image.getAttribute('src'))).toEqual([
    'rule-en-dark-390-before.png',
    'rule-en-dark-390-after.png',
    'rule-en-dark-390-difference.png',
  ]);
  expect(PAGE).not.toMatch(/https?:|<script/);
});

test('pages that one state lacks are named, and names of branches are text', () => {
  const root = parse(PAGE);
  expect(root.querySelector('h1')?.innerHTML).toBe(
    'feat&lt;1&gt; (12345678) and present tree: 3 of 160 pictures differ',
  );
  expect(root.querySelectorAll('ul code').map(({ text }) => text)).toEqual(['/old', '/new', '/zh/new']);
  expect(onOneSide(['/a', '/b'], ['/b', '/c'])).toEqual({ before: ['/a'], after: ['/c'] });
});

test.each([
  [1, '100.0 %'],
  [0.0123, '1.2 %'],
  [0.0012, '0.12 %'],
  [0.000_001, 'under 0.01 %'],
])('a share of %s reads %s', (share, text) => {
  expect(percent(share)).toBe(text);
});
