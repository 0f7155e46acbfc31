import { readFileSync } from 'node:fs';

const { assets } = JSON.parse(readFileSync('rsdoctor-diff.json', 'utf8'));
const { size, percent, state } = assets.js.initial;

console.log(`initial JS: ${size.baseline} -> ${size.current} bytes`);
if (state === 'UP' && percent > 5) {
  process.exitCode = 1;
}
