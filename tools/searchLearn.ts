import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { PROJECT } from './bench/project';
import { learnedFiles } from './search-learn/learnedFiles';

const files = Object.entries(learnedFiles());
for (const [name, text] of files) writeFileSync(path.join(PROJECT, 'site', name), text);
console.log(
  `Written: ${files.map(([name]) => `site/${name}`).join(', ')}. Build; "npm run test:build" and "npm run bench -- --only search-quality" say what changes.`,
);
