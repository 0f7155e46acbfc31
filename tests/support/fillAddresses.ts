import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/**
 * Copies a built site with real addresses in place of those it was built with, so that one build serves hosts on any
 * port.
 * @throws Error when the site does not speak of one of the addresses: then it was built with something else
 */
export async function fillAddresses(
  root: string,
  addresses: Readonly<Record<string, string>>,
): Promise<string> {
  const copy = await mkdtemp(path.join(tmpdir(), 'filled-site-'));
  await cp(root, copy, { recursive: true });
  const missing = new Set(Object.keys(addresses));
  const files = (await readdir(copy, { recursive: true, withFileTypes: true })).filter((entry) =>
    entry.isFile(),
  );
  for (const { parentPath, name } of files) {
    const file = path.join(parentPath, name);
    // One letter for each byte, so that pictures pass unharmed.
    const before = await readFile(file, 'latin1');
    let after = before;
    for (const [from, to] of Object.entries(addresses)) {
      if (!before.includes(from)) continue;
      missing.delete(from);
      after = after.replaceAll(from, to);
    }
    if (after !== before) await writeFile(file, after, 'latin1');
  }
  if (missing.size === 0) return copy;
  await rm(copy, { recursive: true });
  throw new Error(`The site in ${root} does not speak of ${[...missing].join(', ')}.`);
}
