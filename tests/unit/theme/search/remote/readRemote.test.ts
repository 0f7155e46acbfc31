import { expect, test } from 'vitest';
import { readRemote } from '../../../../../theme/search/remote/readRemote';

const hit = (routePath: string) => ({ title: 'A', routePath, content: 'text', toc: [] });
const paths = (...routePaths: readonly string[]) =>
  readRemote([{ index: 'docs', hits: routePaths.map(hit) }], 10, 'en')[0]?.hits.map(
    ({ routePath }) => routePath,
  );

test('security: a hit with an address that another host could read as its own is left out', () => {
  expect(
    paths('/guide/a', '//evil.example/', String.raw`/\evil.example/`, 'https://evil.example/', 'guide'),
  ).toEqual(['/guide/a']);
  expect(paths('javascript:alert(1)', '', '/%E0%A4%A')).toEqual([]);
});

test('S7-13 at most as many hits as are asked for; other shapes are refused', () => {
  const answer = [{ index: 'docs', hits: [hit('/a'), null, hit('/b'), hit('/c')] }];
  expect(readRemote(answer, 2, 'en')[0]?.hits).toHaveLength(2);
  expect(() => readRemote({}, 2, 'en')).toThrow('without a list of groups');
  expect(() => readRemote([{ index: 1 }], 2, 'en')).toThrow('without index or hits');
});
