import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { PROJECT } from './bench/project';
import { evidenceText } from './search-evidence/evidenceText';

const FILE = 'site/queryEvidence.json';

writeFileSync(path.join(PROJECT, FILE), evidenceText());
console.log(
  `Written: ${FILE}. What it changes, "npm run test:build" and "npm run bench -- --only search-quality" say.`,
);
