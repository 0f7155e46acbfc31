import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { afterAll, expect, test } from 'vitest';
import { buildExample } from '../../tools/example/buildExample';
import { EXAMPLE_NAMES } from '../../site/examples';
import { ROOT } from '../support/site';

const work = mkdtempSync(path.join(tmpdir(), 'terminal-'));
afterAll(() => rmSync(work, { recursive: true, force: true }));

/**
 * Without colours, without the version, which changes whenever the analyzer is raised, and without what differs from run to
 * run: times, and on which side of the others the lines of another stream come.
 */
const lasting = (log: string) =>
  stripVTControlCharacters(log)
    .replace(/\bRsdoctor v\d+\.\d+\.\d+/, 'Rsdoctor VERSION')
    .replace(/\b\d+(?:\.\d+)? ?m?s\b/g, 'TIME')
    .split('\n')
    .sort();

test.each(EXAMPLE_NAMES)(
  'issue 18 the kept output of %s is what its build prints today',
  { tags: ['every-sample'] },
  async (name) => {
    const { log } = await buildExample(name, { mode: 'brief', out: path.join(work, name) });
    const kept = readFileSync(path.join(ROOT, `tests/fixtures/terminal/${name}.txt`), 'utf8');
    expect(lasting(log)).toEqual(lasting(kept));
  },
);
