import { readFileSync } from 'node:fs';

const MAX_GROWTH = 10 * 1024;

const { assets } = JSON.parse(readFileSync('rsdoctor-diff.json', 'utf8'));
const { baseline, current } = assets.js.initial.size;
const growth = current - baseline;

console.log(`Initial JS: ${baseline} -> ${current} bytes (${growth >= 0 ? '+' : ''}${growth})`);

if (growth > MAX_GROWTH) {
  console.error(`Initial JS grew by more than ${MAX_GROWTH} bytes.`);
  process.exitCode = 1;
}
