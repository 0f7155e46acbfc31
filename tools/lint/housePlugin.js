import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { builtinRules } from 'eslint/use-at-your-own-risk';
import { allowedPackages } from './allowedPackages.js';
import { fileNamedAsExport } from './fileNamedAsExport.js';
import { noBareText } from './noBareText.js';
import { noCatchAllNames } from './noCatchAllNames.js';

/** ESLint's cache keeps results while the configuration has the same text; the code of a rule is not in it. */
const version = readdirSync(import.meta.dirname)
  .sort()
  .reduce(
    (hash, file) => hash.update(readFileSync(path.join(import.meta.dirname, file))),
    createHash('sha256'),
  )
  .digest('hex');

/** The rules of this house that no published plugin has, one file each; in configurations they begin with `house/`. */
export const housePlugin = {
  meta: { name: 'house', version },
  rules: {
    'allowed-packages': allowedPackages,
    'file-named-as-export': fileNamedAsExport,
    // ESLint's own `max-lines` under a second name: it warns before the other one stops.
    'many-lines': builtinRules.get('max-lines'),
    'no-bare-text': noBareText,
    'no-catch-all-names': noCatchAllNames,
  },
};
