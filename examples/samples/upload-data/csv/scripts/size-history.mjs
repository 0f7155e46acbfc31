import { appendFileSync, existsSync, readFileSync } from 'node:fs';

const FILE = 'bundle-size.csv';
const { data } = JSON.parse(readFileSync('dist/rsdoctor-data.json', 'utf8'));
const { assets, chunks } = data.chunkGraph;
const initial = new Set(chunks.filter((chunk) => chunk.initial).flatMap((chunk) => chunk.assets));
const js = assets.filter(({ path }) => path.endsWith('.js'));
const bytes = (files) => files.reduce((sum, { size }) => sum + size, 0);

const [commit = 'local'] = process.argv.slice(2);
const row = [new Date().toISOString(), commit, bytes(js), bytes(js.filter(({ path }) => initial.has(path)))];
if (!existsSync(FILE)) appendFileSync(FILE, 'date,commit,js,initialJs\n');
appendFileSync(FILE, `${row.join(',')}\n`);
