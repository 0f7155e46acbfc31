import { readFileSync } from 'node:fs';
import path from 'node:path';

const PROJECT = path.join(import.meta.dirname, '..');

/**
 * The command that builds this site: the script `build` of `package.json` is its one home. It tells V8 two things:
 * - `--max-semi-space-size`, MB for short-lived objects in place of 16: a build of 2,000 pages takes a tenth less processor
 *   time, and one of this site a few hundredths, for some 100 MB.
 * - `--interrupt-budget`, how much a function runs before it is optimized, some fifteen times the usual: a build is over before
 *   most optimized code has paid for its compilation. That is a seventh of the processor time of a build of this site.
 * @returns program and arguments, which work in every folder
 * @throws Error when the script starts something else than Node.js
 */
export function buildCommand(root: string = PROJECT): readonly [program: string, ...args: string[]] {
  const { scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
    scripts: Readonly<Record<'build', string>>;
  };
  const [program, ...args] = scripts.build.split(' ');
  // By its path, because the link in `node_modules/.bin` is no JavaScript on Windows.
  if (program !== 'node') throw new Error(`package.json: the script "build" starts ${program}, not node.`);
  return [
    process.execPath,
    ...args.map((each) => (each.startsWith('node_modules/') ? path.join(root, each) : each)),
  ];
}
