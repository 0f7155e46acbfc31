import fs from 'node:fs';

const [manifest, from, to] = process.argv.slice(2);
const text = fs.readFileSync(manifest, 'utf8');
fs.writeFileSync(manifest, text.replaceAll(from, to));
