import { expect, test } from 'vitest';
import { report } from '../../packages/doc-checks/report';
import { buildFaults, type BuildJob, buildJobs } from '../../tools/samples/buildFaults';
import { brokenSamples } from '../support/brokenSamples';
import { docSamples } from '../support/docSamples';
import { cachePass, cachedPass, passKey } from '../support/cachedPasses';
import { ROOT } from '../support/site';

const FOLDER = 'tests/fixtures/broken-samples/examples/samples';
const TIMEOUT = { timeout: 240_000 };
const FULL = { ...TIMEOUT, tags: ['every-sample'] };
/** What builds a sample and judges the build. */
const JUDGES = ['tools/samples', 'plugins/checks/sampleKind.ts', 'tests/fixtures/sample-app'];

const SAMPLES = docSamples();
const JOBS = buildJobs(SAMPLES);
const kindOf = ({ bundler, part }: BuildJob): string => `${bundler} ${part.kind}`;
const KINDS = [...new Set(JOBS.map(kindOf))];
/** The first of each kind, on each bundler. */
const ONE_OF_EACH = KINDS.flatMap((kind) => JOBS.find((job) => kindOf(job) === kind) ?? []);

const samplesOf = (job: BuildJob) => SAMPLES.filter(({ id }) => job.samples.includes(id));

const keyOf = (job: BuildJob): string =>
  passKey([job, samplesOf(job)], [...(job.folder ? [job.folder] : []), ...JUDGES]);

/** Builds what no earlier run has proved with the same content. */
async function faultsOf(jobs: readonly BuildJob[]): Promise<string> {
  const open = jobs.filter((job) => cachedPass(keyOf(job)) === undefined);
  const issues = await buildFaults(open.flatMap(samplesOf), ROOT);
  for (const job of open) {
    const places = samplesOf(job).map(({ file, page }) => file || page);
    if (!issues.some(({ file }) => places.includes(file))) cachePass(keyOf(job));
  }
  return report(issues);
}

test('issue 4.3 a sample of each kind is built and gives a report', TIMEOUT, async () => {
  expect(KINDS.length).toBeGreaterThan(4);
  expect(await faultsOf(ONE_OF_EACH)).toBe('');
});

test('issue 4.3 samples of the level build are built and give a report', FULL, async () => {
  expect(await faultsOf(JOBS)).toBe('');
});

test('issue 4.3 a broken sample of each kind fails, and says why', FULL, async () => {
  const issues = await buildFaults(brokenSamples(), ROOT);
  const faultOf = (name: string) => issues.find(({ file }) => file === `${FOLDER}/${name}`)?.message;
  expect(faultOf('rspack/rspack.config.mjs')).toContain('gzipLevel');
  expect(faultOf('webpack/webpack.config.cjs')).toContain("unknown property 'entyr'");
  expect(faultOf('rsbuild/rsbuild.config.mjs')).toContain('@rsbuild/cor');
  expect(faultOf('call.js')).toContain('folder is not defined');
  expect(faultOf('rule/rules/broken.mjs')).toContain('./rule');
  expect(faultOf('source/src/main.jsx')).toContain('./gone.js');
  expect(faultOf('silent/rspack.config.mjs')).toBe('the build wrote no report');
  expect(faultOf('empty/rspack.config.mjs')).toBe('rspack.config.mjs exports no config');
  expect(issues).toHaveLength(8);
});
