import path from 'node:path';
import { execute } from '@rsdoctor/cli';
import { EXAMPLES, EXAMPLE_NAMES } from '../site/examples';
import { buildExample } from './example/buildExample';
import { changeNames } from './example/changeNames';
import { readExampleArgs } from './example/readExampleArgs';

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

example().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
