import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { createSiteServer } from './server/siteServer';
import { listenLocally } from './server/httpServer';
import { chromiumEngine } from './walk/chromiumEngine';
import { firefoxEngine } from './walk/firefoxEngine';
import { STEPS } from './walk/steps';
import { takeWalk } from './walk/takeWalk';
import { webKit } from './walk/webKit';

const ROOT = path.resolve(import.meta.dirname, '..');
const OUTPUT = path.join(ROOT, 'doc_build');
const ENGINES = [chromiumEngine, firefoxEngine, webKit];

/** Walks through the built site in every browser, or in the one that `--only` names. */
async function walk(): Promise<void> {
  const { values } = parseArgs({ options: { only: { type: 'string' } } });
  const names = values.only?.toLowerCase().split(',');
  const engines = ENGINES.filter(({ name }) => !names || names.includes(name.toLowerCase()));
  if (engines.length === 0)
    throw new Error(`--only: there are ${ENGINES.map(({ name }) => name).join(', ')}`);
  if (!existsSync(path.join(OUTPUT, 'index.html'))) throw new Error('Run `npm run build` first');
  const missing = engines.flatMap((engine) => {
    const cure = engine.missing();
    return cure ? [`${engine.name} is not installed: ${cure}`] : [];
  });
  if (missing.length > 0) throw new Error(missing.join('\n'));

  const { origin, close } = await listenLocally(createSiteServer({ root: OUTPUT }));
  let failed = 0;
  const lines: string[] = [];
  for (const engine of engines) {
    const { version, steps } = await takeWalk(engine, origin, path.join(ROOT, 'test-results/walk'));
    const wrong = [...steps.values()].filter(Boolean).length;
    failed += wrong;
    lines.push(`${engine.name} ${version}: ${STEPS.length - wrong} of ${STEPS.length} steps`);
  }
  await close();
  console.log(`\n${lines.join('\n')}`);
  process.exitCode = failed > 0 ? 1 : 0;
}

try {
  await walk();
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
