import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { RuleCode } from '../../site/rules';
import { judgedOnce } from '../support/cachedPasses';
import { ROOT } from '../support/site';

const run = promisify(execFile);

/** What a build of a sample showed. */
export interface SampleRun {
  /** What the bundler prints, with colours. */
  readonly terminal: string;
  /** Content of `rsdoctor-data.json`. */
  readonly json: string;
  /** Codes of the rules in the report, without the bundler's own messages. */
  readonly codes: readonly string[];
  /** Messages of these findings. */
  readonly messages: readonly string[];
  /** Size of all scripts of the output. */
  readonly bytes: number;
}

export type Bundler = 'rspack' | 'webpack';
export type SampleKind = 'triggers' | 'silent';

const folderOf = (code: RuleCode, kind: SampleKind): string =>
  path.join(ROOT, 'examples/rules', code.toLowerCase(), kind);

/** The bundler that a sample's own config is for. */
export const ownBundler = (code: RuleCode): Bundler =>
  existsSync(path.join(folderOf(code, 'triggers'), 'rspack.config.mjs')) ? 'rspack' : 'webpack';

/** What builds and reads a sample. */
const JUDGES = ['tests/support/ruleBuild.mjs', 'tests/analyzer/ruleSample.ts'];

async function build(folder: string, bundler: Bundler, rules?: string): Promise<SampleRun> {
  const output = await mkdtemp(path.join(tmpdir(), 'rule-'));
  try {
    const program = path.join(ROOT, 'tests/support/ruleBuild.mjs');
    const { stdout } = await run(process.execPath, [program, output, bundler, ...(rules ? [rules] : [])], {
      cwd: folder,
      env: { ...process.env, RSDOCTOR: 'true', RSDOCTOR_OUTPUT: 'json', CI: 'true' },
      timeout: 100_000,
      maxBuffer: 64 * 1024 * 1024,
    });
    const shown = JSON.parse(stdout.trim().split('\n').at(-1) ?? '') as Pick<
      SampleRun,
      'terminal' | 'json' | 'bytes'
    >;
    const { data } = JSON.parse(shown.json) as { data: { errors: { code: string; description: string }[] } };
    const findings = data.errors.filter(({ code }) => /^E\d{4}$/.test(code));
    return {
      ...shown,
      codes: findings.map(({ code }) => code),
      messages: findings.map(({ description }) => description),
    };
  } finally {
    await rm(output, { recursive: true, force: true });
  }
}

/**
 * Builds a sample of `examples/rules` with the real bundler and analyzer; each one once per test file, and not again
 * until something that it is made of has changed.
 * @param code rule
 * @param kind the sample that triggers the rule, or the one that does not
 * @param bundler the sample's own, or the other one
 * @param rules value of `linter.rules` in place of the sample's own
 * @throws Error with the output of the build when it fails
 */
export function runSample(
  code: RuleCode,
  kind: SampleKind,
  bundler: Bundler = ownBundler(code),
  rules?: Readonly<Record<string, unknown>>,
): Promise<SampleRun> {
  const changed = rules && JSON.stringify(rules);
  const folder = folderOf(code, kind);
  return judgedOnce([code, kind, bundler, changed], [path.relative(ROOT, folder), ...JUDGES], () =>
    build(folder, bundler, changed),
  );
}
