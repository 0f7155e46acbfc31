import { availableParallelism } from 'node:os';
import { runParts } from './runner/runParts';
import { CHECK_PARTS } from './runner/checkParts';

// `npm run check`: everything that needs no build and no browser.
const { code } = await runParts(CHECK_PARTS, { jobs: Math.max(2, availableParallelism()) });
process.exitCode = code;
