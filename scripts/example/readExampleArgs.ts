import { parseArgs } from 'node:util';
import { EXAMPLES, EXAMPLE_NAMES, type ExampleName } from '../../site/examples';

/** What the command is asked to do: list the examples when there is no name. */
export interface ExampleArgs {
  readonly name?: ExampleName;
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
 * @param args arguments behind the name of the script
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
  const [name, ...rest] = positionals;
  // npm takes the flag for itself when it stands before "--", and hands it on like this.
  const keptByNpm = env.npm_config_open === '';
  const settings = { open: !values['no-open'] && !keptByNpm, port: readPort(env.PORT) };
  if (name === undefined) return settings;
  if (rest.length > 0) throw new Error(`One example at a time; "${rest.join(' ')}" is too much.`);
  if (isExample(name)) return { name, ...settings };
  throw new Error(`There is no example "${name}". There are: ${EXAMPLE_NAMES.join(', ')}.`);
}
