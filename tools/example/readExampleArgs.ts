import { parseArgs } from 'node:util';
import { EXAMPLES, EXAMPLE_NAMES, type ExampleName } from '../../site/examples';
import { changeNames } from './changeNames';

/** What the command is asked to do: list the examples when there is no name. */
export interface ExampleArgs {
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

/**
 * Reads the arguments of `npm run example`.
 * @param args arguments behind the name of the script: an example, then one of its changes
 * @param env environment; `PORT` says where the report is served, an empty `npm_config_open` means `--no-open`
 * @throws Error that names what is unknown, and what there is
 */
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
