import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { MadePictures } from './picturesOf';
import { SHOT_PLACES as AT } from './shotPlaces';
import { swapIn } from './swapIn';

/**
 * Writes reports, pictures and their facts, all together or not at all.
 * @param data reports, when they are new
 * @param made what `picturesOf` gave
 * @param facts sizes and boxes of every picture, new and old
 * @param kept content of the pictures that stay, by file name
 */
export async function writeAll(
  data: Readonly<Record<string, string>> | undefined,
  { sets, numbers }: Pick<MadePictures, 'sets' | 'numbers'>,
  facts: object,
  kept: ReadonlyMap<string, Buffer>,
): Promise<void> {
  const next = await mkdtemp(path.join(AT.root, 'node_modules/.shots-'));
  const at = (name: string) => path.join(next, name);
  const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;
  try {
    await Promise.all(['pictures', 'reports'].map((name) => mkdir(at(name))));
    const pictures = [...kept, ...[...sets.values()].flatMap(({ files }) => [...files])];
    for (const [name, content] of pictures) await writeFile(path.join(at('pictures'), name), content);
    for (const [name, text] of Object.entries(data ?? {})) {
      await writeFile(path.join(at('reports'), `${name}.html`), text);
    }
    await writeFile(at('facts.json'), json(facts));
    await writeFile(at('numbers.json'), json(numbers));
    await swapIn([
      { from: at('pictures'), to: AT.pictures },
      { from: at('facts.json'), to: AT.facts },
      { from: at('numbers.json'), to: AT.numbers },
      ...(data ? [{ from: at('reports'), to: AT.reports }] : []),
    ]);
  } finally {
    await rm(next, { recursive: true, force: true });
  }
}
