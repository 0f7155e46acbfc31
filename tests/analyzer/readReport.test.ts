import { readdirSync, readFileSync, statSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readReport, type ReportFile } from '../../packages/report';
import { EXAMPLES, EXAMPLE_NAMES } from '../../site/examples';
import { buildExample } from '../../tools/example/buildExample';
import { lasting } from '../support/workedBuilds';

let temporary = '';
beforeAll(async () => {
  temporary = await mkdtemp(path.join(tmpdir(), 'read-report-'));
});
afterAll(() => rm(temporary, { recursive: true }));

const fileAt = (file: string, folder = path.dirname(file)): ReportFile => ({
  path: path.relative(folder, file).replaceAll(path.sep, '/'),
  size: statSync(file).size,
  open: () => new Blob([readFileSync(file)]),
});

const filesBelow = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => fileAt(path.join(entry.parentPath, entry.name), folder));

test.each(EXAMPLE_NAMES)(
  'issue 21: the real reports of %s, three of two runs, hold one build, with the rules of its entry',
  { tags: ['every-sample'] },
  async (name) => {
    const brief = await buildExample(name, { mode: 'brief', out: path.join(temporary, `${name}-brief`) });
    const normal = await buildExample(name, { mode: 'normal', out: path.join(temporary, `${name}-normal`) });
    const [json, html] = await Promise.all([
      readReport([fileAt(brief.json ?? '')]),
      readReport([fileAt(brief.html ?? '')]),
    ]);
    // Below another path than the one in its manifest: it was moved there.
    const folder = await readReport(filesBelow(normal.folder));
    expect({ ...html, format: 'json' }).toEqual(json);
    expect(lasting(folder)).toEqual(lasting(json));
    expect([...new Set(json.findings.map(({ code }) => code))].sort()).toEqual(
      [...EXAMPLES[name].rules].sort(),
    );
    expect(json.empty).toEqual({ none: [], off: [], unknown: [] });
  },
);
