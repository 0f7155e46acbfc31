import { readFileSync } from 'node:fs';

const { data } = JSON.parse(readFileSync(process.argv[2], 'utf8'));
const rows = new Map();
for (const { resource, loaders } of data.loader) {
  for (const { loader, startAt, endAt } of loaders) {
    const name = loader.replace(/^.*node_modules[\\/]/, '');
    const row = rows.get(name) ?? { calls: 0, inNodeModules: 0, spans: [] };
    row.calls += 1;
    row.inNodeModules += resource.path.includes('node_modules') ? 1 : 0;
    row.spans.push([startAt, endAt]);
    rows.set(name, row);
  }
}
for (const [name, { calls, inNodeModules, spans }] of rows) {
  spans.sort((a, b) => a[0] - b[0]);
  let busy = 0;
  let until = -Infinity;
  for (const [start, end] of spans) {
    busy += Math.max(0, end - Math.max(start, until));
    until = Math.max(until, end);
  }
  console.log(name, calls, inNodeModules, `${Math.round(busy)} ms`);
}
