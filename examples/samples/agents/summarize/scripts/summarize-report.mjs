import { readFileSync } from 'node:fs';

const { data } = JSON.parse(readFileSync('rsdoctor/rsdoctor-data.json', 'utf8'));
const { assets, chunks } = data.chunkGraph;
const initial = new Set(chunks.filter((chunk) => chunk.initial).flatMap((chunk) => chunk.assets));

const files = assets
  .filter(({ path }) => !path.endsWith('.map'))
  .map(({ path, size, gzipSize }) => ({ path, initial: initial.has(path), size, gzipSize }));
const packages = data.packageGraph.packages
  .map(({ name, version, size }) => ({ name, version, bundledSize: size.parsedSize }))
  .sort((one, other) => other.bundledSize - one.bundledSize)
  .slice(0, 10);
const findings = data.errors
  .filter(({ code }) => code !== 'OVERLAY')
  .map(({ code, description }) => ({ code, description: description.replaceAll(`${data.root}/`, '') }));

console.log(JSON.stringify({ files, packages, findings }, null, 2));
