import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Reader } from './Reader';
import { STEPS, type Step } from './steps';
import type { Engine } from './types';

/** How a walk ended in one browser. */
export interface Walk {
  readonly engine: string;
  readonly version: string;
  /** Name of the step → what went wrong, or nothing. */
  readonly steps: ReadonlyMap<string, string | undefined>;
}

/**
 * Takes the walk in a browser. A step that fails does not end it; what the browser showed is kept as a picture.
 * @param engine the browser
 * @param site address of the served site, without trailing slash
 * @param pictures folder for the pictures
 * @param list other steps than those of the walk; for tests
 */
export async function takeWalk(
  engine: Engine,
  site: string,
  pictures: string,
  list: readonly Step[] = STEPS,
): Promise<Walk> {
  const { version, tab, close } = await engine.start();
  const steps = new Map<string, string | undefined>();
  try {
    const reader = new Reader(tab, site);
    for (const [index, { name, take }] of list.entries()) {
      const trouble = await take(reader).then(
        () => undefined,
        (error: unknown) => (error instanceof Error ? error.message : String(error)),
      );
      steps.set(name, trouble);
      console.log(`${trouble ? 'FAIL' : 'pass'}  ${engine.name}: ${index + 1}. ${name}`);
      if (!trouble) continue;
      console.log(`      ${trouble}`);
      mkdirSync(pictures, { recursive: true });
      const file = path.join(pictures, `${engine.name.toLowerCase()}-${index + 1}.png`);
      writeFileSync(file, await tab.screenshot());
      console.log(`      ${path.relative('', file)}`);
    }
    return { engine: engine.name, version, steps };
  } finally {
    await close();
  }
}
