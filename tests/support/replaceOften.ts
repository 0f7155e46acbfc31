import { cpSync, existsSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';

/**
 * Puts copies of `one` and `two` in turn in the place of `site`, as builds do, in a process of its own: `replaceOften.ts
 * <folder>`. It says how often it has done so after the first time, and whenever it is asked.
 */
const [folder = ''] = process.argv.slice(2);
const [out, next, old] = ['site', '.next', '.old'].map((name) => path.join(folder, name)) as [
  string,
  string,
  string,
];
let count = 0;

function replace(): void {
  cpSync(path.join(folder, count % 2 === 0 ? 'two' : 'one'), next, { recursive: true });
  if (existsSync(out)) renameSync(out, old);
  renameSync(next, out);
  rmSync(old, { recursive: true, force: true });
  count += 1;
  if (count === 1) process.send?.(count);
  setTimeout(replace, 5);
}

process.on('message', () => process.send?.(count));
process.on('disconnect', () => process.exit());
replace();
