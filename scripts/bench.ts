import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { cpus } from 'node:os';
import path from 'node:path';
import { pageWeight } from './bench/pageWeight';

const ROOT = path.resolve(import.meta.dirname, '..');
const PAGES = {
  home: 'index.html',
  'doc page': 'guide/start/quick-start.html',
  options: 'config/options/options.html',
};

function build(): number {
  const start = performance.now();
  const { status, stderr } = spawnSync('npm', ['run', 'build'], { cwd: ROOT, encoding: 'utf8' });
  if (status !== 0) throw new Error(`The build failed:\n${stderr}`);
  return (performance.now() - start) / 1000;
}

rmSync(path.join(ROOT, 'node_modules/.cache'), { recursive: true, force: true });
const cold = build();
const warm = build();
const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);

console.log(`Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model ?? 'unknown CPU'}\n`);
console.log('| build | seconds |\n|---|---|');
console.log(`| cold | ${cold.toFixed(1)} |\n| warm | ${warm.toFixed(1)} |\n`);
console.log('| first load of | HTML kB gz | JS kB gz | CSS kB gz | all kB br |\n|---|---|---|---|---|');
for (const [name, file] of Object.entries(PAGES)) {
  const { html, script, style } = pageWeight(path.join(ROOT, 'doc_build'), file);
  const all = html.brotli + script.brotli + style.brotli;
  const cells = [html.gzip, script.gzip, style.gzip, all].map(kilobytes);
  console.log(`| ${name} | ${cells.join(' | ')} |`);
}
