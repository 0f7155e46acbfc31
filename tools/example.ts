import { realpathSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { execute } from '@rsdoctor/cli';
import { EXAMPLE_NAMES, type ExampleName, EXAMPLES } from '../site/examples';
import { fail } from './commands/fail';
import { buildExample, changeNames } from './example/buildExample';

/** What the command is asked to do: list the examples when there is no name. */
interface ExampleArgs {
  readonly name?: ExampleName;
  /** A patch that is applied first; the example as it is when there is none. */
  readonly change?: string;
  readonly open: boolean;
  /** Port of the report server; the analyzer picks one when there is none. */
  readonly port?: number;
}

const isExample = (name: string): name is ExampleName => Object.hasOwn(EXAMPLES, name);

function readPort(text: string | undefined): number | undefined {
  if (!text) return undefined;
  const port = Number(text);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new Error(
    `PORT=${text} is not a port. Use a number from 1 to 65535: PORT=4300 npm run example rspack-app`,
  );
}

/** Reads the arguments of `npm run example`: an example, then one of its changes. */
export function readExampleArgs(
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): ExampleArgs {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { 'no-open': { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  const [name, change, ...rest] = positionals;
  // npm takes the flag for itself when it stands before "--", and hands it on like this.
  const keptByNpm = env.npm_config_open === '';
  const settings = { open: !values['no-open'] && !keptByNpm, port: readPort(env.PORT) };
  if (name === undefined) return settings;
  if (rest.length > 0)
    throw new Error(`One example and one change at a time; "${rest.join(' ')}" is too much.`);
  if (!isExample(name))
    throw new Error(`There is no example "${name}". There are: ${EXAMPLE_NAMES.join(', ')}.`);
  if (change === undefined) return { name, ...settings };
  const changes = changeNames(name);
  if (changes.includes(change)) return { name, change, ...settings };
  throw new Error(`"${name}" has no change "${change}". There are: ${changes.join(', ') || 'none'}.`);
}

const EXAMPLES_FOLDER = path.join(import.meta.dirname, '../examples');

function listExamples(): string {
  const width = Math.max(...EXAMPLE_NAMES.map(({ length }) => length));
  const lines = EXAMPLE_NAMES.map((name) => {
    const { title, rules } = EXAMPLES[name];
    const changes = changeNames(name);
    return [
      `  ${name.padEnd(width)}  ${title.en}; ${rules.join(' ') || 'no findings'}`,
      ...(changes.length > 0 ? [`  ${''.padEnd(width)}  changes: ${changes.join(', ')}`] : []),
    ];
  });
  return ['Usage: npm run example <name> [change] [--no-open]', '', ...lines.flat(), ''].join('\n');
}

/** Builds an example, as it is or with a change, and opens its report, until Ctrl+C; without a name, lists the examples. */
async function example(): Promise<void> {
  const { name, change, open, port } = readExampleArgs(process.argv.slice(2), process.env);
  if (name === undefined) return void process.stdout.write(listExamples());
  const { log, manifest = '' } = await buildExample(name, {
    mode: 'normal',
    // Beside the output without the change, so that the two can be compared.
    out: path.join(EXAMPLES_FOLDER, name, change === undefined ? 'dist' : `dist-${change}`),
    change,
  });
  process.stdout.write(`${log}\nReport: ${path.relative('', manifest)}\n`);
  if (open) await execute('analyze', { profile: manifest, ...(port !== undefined && { port }) });
}

if (realpathSync(process.argv[1] ?? '') === import.meta.filename) {
  example().catch(fail);
}
