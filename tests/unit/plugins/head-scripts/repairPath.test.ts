import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { inlineScript } from '../../../../plugins/head-scripts/inlineScript';

function repaired(pathname: string): string | undefined {
  let address: string | undefined;
  const window = {
    location: { pathname, search: '?a=1', hash: '#b' },
    history: { replaceState: (_state: null, _title: string, to: string) => (address = to) },
  };
  runInNewContext(inlineScript('repairPath'), { window, decodeURIComponent });
  return address;
}

test('a path that cannot be decoded loses its signs, with query and hash kept', () => {
  expect(repaired('/%E0%A4%A')).toBe('/E0A4A?a=1#b');
  expect(repaired('/zh/50%')).toBe('/zh/50?a=1#b');
});

test('any other path stays as it is', () => {
  for (const path of ['/', '/zh/guide', '/a%20b', '/%E4%B8%AD']) expect(repaired(path)).toBeUndefined();
});
