import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { learnedFiles } from './search-learn/learnedFiles';

const files = Object.entries(learnedFiles());
for (const [name, text] of files) writeFileSync(path.join(import.meta.dirname, '../site', name), text);
console.log(
  `Written: ${files.map(([name]) => `site/${name}`).join(', ')}. Build; "npm run test:build" says what changes.`,
);
