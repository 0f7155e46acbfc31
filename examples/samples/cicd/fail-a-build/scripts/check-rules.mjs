import { readFileSync } from 'node:fs';

const BLOCKING = ['E1001'];

const { data } = JSON.parse(readFileSync('rsdoctor/rsdoctor-data.json', 'utf8'));
const findings = data.errors.filter(({ code }) => BLOCKING.includes(code));

for (const { code, description } of findings) {
  console.error(`${code}: ${description}`);
}

if (findings.length > 0) process.exitCode = 1;
