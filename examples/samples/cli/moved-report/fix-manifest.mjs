import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const file = path.resolve(process.argv[2]);
const manifest = JSON.parse(readFileSync(file, 'utf8'));

for (const [key, value] of Object.entries(manifest.data)) {
  if (Array.isArray(value)) {
    manifest.data[key] = value.map((name) => path.join(path.dirname(file), key, path.basename(name)));
  }
}

writeFileSync(file, JSON.stringify(manifest));
