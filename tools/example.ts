import path from 'node:path';
import { parseArgs } from 'node:util';
import { execute } from '@rsdoctor/cli';
import { EXAMPLE_NAMES, type ExampleName, EXAMPLES } from '../site/examples';
import { fail } from './runCommand';
import { buildExample, changeNames } from './example/buildExample';

const isExample = (name: string): name is ExampleName => Object.hasOwn(EXAMPLES, name);

function readArgs() {
  const { values, positionals } = parseArgs({
    options: { 'no-open': { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  const [name, change, ...rest] = positionals;
  if (rest.length > 0)
    throw new Error(`One example and one change at a time; "${rest.join(' ')}" is too much.`);
  if (name !== undefined && !isExample(name))
    throw new Error(`There is no example "${name}". There are: ${EXAMPLE_NAMES.join(', ')}.`);
  const changes = name ? changeNames(name) : [];
  if (change !== undefined && !changes.includes(change))
    throw new Error(`"${name}" has no change "${change}". There are: ${changes.join(', ') || 'none'}.`);
  // npm takes the flag for itself when it stands before "--", and hands it on as an empty variable.
  return { name, change, open: !values['no-open'] && process.env.npm_config_open !== '' };
}

function listExamples(): string {
  const lines = EXAMPLE_NAMES.map((name) => {
    const { title, rules } = EXAMPLES[name];
    const changes = changeNames(name).join(', ') || 'none';
    return `  ${name}: ${title.en}; ${rules.join(' ') || 'no findings'}\n    changes: ${changes}`;
  });
  return ['Usage: npm run example <name> [change] [--no-open]', ...lines].join('\n');
}

/** Builds an example, as it is or with a change, and opens its report, until Ctrl+C; without a name, lists the examples. */
async function example(): Promise<void> {
  const { name, change, open } = readArgs();
  if (name === undefined) return console.log(listExamples());
  // Beside the output without the change, so that the two can be compared.
  const dist = change === undefined ? 'dist' : `dist-${change}`;
  const out = path.join(import.meta.dirname, '../examples', name, dist);
  const { log, manifest } = await buildExample(name, { mode: 'normal', out, change });
  console.log(`${log}\nReport: ${path.relative('', manifest)}`);
  if (open) await execute('analyze', { profile: manifest });
}

example().catch(fail);
