import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { EXAMPLES, type ExampleName } from '../../site/examples';
import { ownFolder } from '../ownFolder';
import { withLock } from '../withLock';
import { buildCommand } from './buildCommand';
import { changeFile } from './changeNames';
import { moveReport } from './moveReport';
import { prepareFolder } from './prepareFolder';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** Reports show where they were built, so it is one folder for everybody that tells nothing about the machine. */
export const NEUTRAL_ROOT = path.resolve('/tmp/rsdoctor-examples');

/** What the analyzer writes: two files to send around, or a data folder with all the code. */
export type ReportMode = 'brief' | 'normal';

/** How an example is built. */
export interface ExampleBuild {
  readonly mode: ReportMode;
  /** Absolute path of the folder that gets the output. What is there stays until the new output is whole. */
  readonly out: string;
  /** Further environment variables, such as `RSDOCTOR_RULES`; see the configuration of the example. */
  readonly env?: Readonly<Record<string, string>>;
  /** A patch of `examples/changes/<name>` that is applied to the copy first. */
  readonly change?: string | undefined;
}

/** An example that was built. */
export interface BuiltExample {
  /** Output folder of the bundler, with the report in it: the `out` that was asked for. */
  readonly folder: string;
  /** Absolute path at which it was built, as the report shows it. */
  readonly root: string;
  /** `manifest.json` in normal mode; opens with `rsdoctor analyze`. */
  readonly manifest?: string;
  /** The report as one HTML file, and its data as JSON, in brief mode. */
  readonly html?: string;
  readonly json?: string;
  /** What the bundler printed. */
  readonly log: string;
}

/** The variables a program needs to run at all: no others, or the reader's own settings would change the report. */
const passedOn = (names: readonly string[]) =>
  Object.fromEntries(names.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])));

const outputOf = ({ stdout = '', stderr = '' }: { stdout?: string; stderr?: string }) => `${stdout}${stderr}`;

async function runBundler(folder: string, { mode, env }: ExampleBuild): Promise<string> {
  const built = promisify(execFile)(process.execPath, [...buildCommand(folder)], {
    cwd: folder,
    env: {
      ...passedOn(['PATH', 'HOME', 'USERPROFILE', 'SystemRoot', 'TEMP', 'TMP']),
      NODE_ENV: 'production',
      // The analyzer starts no server where this is set, so the build ends by itself.
      CI: 'true',
      RSDOCTOR: 'true',
      RSDOCTOR_MODE: mode,
      ...env,
    },
    maxBuffer: 64 * 1024 * 1024,
  });
  return built.then(outputOf, (error: Error & { stdout?: string; stderr?: string }) => {
    throw new Error(`The build in ${folder} failed:\n${outputOf(error) || error.message}`);
  });
}

/**
 * Builds an example project with its real bundler and the analyzer, in a folder with a neutral path. Two processes may
 * do it at once: one waits for the other.
 * @param name the example
 * @param build mode of the report, output folder, further environment, change
 * @returns the output folder and the files of the report in it
 * @throws Error with the bundler's output when the build fails, or naming the folder that is somebody else's, the package
 * that is not installed or the change that does not fit
 */
export async function buildExample(name: ExampleName, build: ExampleBuild): Promise<BuiltExample> {
  const root = path.join(NEUTRAL_ROOT, EXAMPLES[name].folder);
  ownFolder(NEUTRAL_ROOT);
  return withLock(`rsdoctor-example-${EXAMPLES[name].folder}`, async () => {
    const [project, lockfile] = [path.join(ROOT, 'examples', name), path.join(ROOT, 'package-lock.json')];
    await prepareFolder(project, root, lockfile, build.change && changeFile(name, build.change));
    const log = await runBundler(root, build);
    const manifest = await moveReport(path.join(root, 'dist'), build.out);
    const file = (base: string) => path.join(build.out, base);
    const brief = { html: file('rsdoctor-report.html'), json: file('rsdoctor-data.json') };
    return { folder: build.out, root, log, ...(build.mode === 'brief' ? brief : { manifest }) };
  });
}
