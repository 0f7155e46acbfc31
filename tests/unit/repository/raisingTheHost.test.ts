import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { readHost } from '../../../packages/lean/host/readHost';
import { TECHNIQUE_NAMES, techniqueOf } from '../../../packages/lean/techniques';
import { ROOT } from '../../support/site';

const PAPER = readFileSync(path.join(ROOT, 'docs-internal/raising-the-host.md'), 'utf8');
const ROWS = PAPER.split('\n').filter((line) => line.startsWith('| `'));
const codeIn = (cell = ''): string[] => [...cell.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code);

/** Files of the host that a technique asks for one by one. */
function readBy(name: (typeof TECHNIQUE_NAMES)[number]): string[] {
  const host = readHost(ROOT);
  const files = new Set<string>();
  techniqueOf(name).probe({
    ...host,
    scripts: () => [],
    read: (file) => {
      files.add(file);
      return host.read(file);
    },
  });
  return [...files];
}

test('issue 17 the chapter on raising the host names each technique with the files that its probe reads', () => {
  const listed = ROWS.map((line) => line.split('|').map((cell) => cell.trim())).filter(([, first]) =>
    TECHNIQUE_NAMES.some((name) => first === `\`${name}\``),
  );
  expect(listed.map(([, first, files]) => [first, codeIn(files)])).toEqual(
    TECHNIQUE_NAMES.map((name) => [`\`${name}\``, readBy(name)]),
  );
});

test('issue 17 every place that the chapter names exists', () => {
  const places = [...PAPER.matchAll(/`((?:plugins|theme|packages|tests)\/[\w./*-]+)`/g)].map(
    ([, place = '']) => place,
  );
  expect(places.length).toBeGreaterThan(8);
  for (const place of places.filter((each) => !each.includes('*')))
    expect(existsSync(path.join(ROOT, place)), place).toBe(true);
});
