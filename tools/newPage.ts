import path from 'node:path';
import { parseArgs } from 'node:util';
import { makePage, ROUTES } from './new-page/makePage';

const USAGE = 'Usage: npm run new:page -- guide/usage/my-page "Title" "标题"';

/** Makes a page in both languages from the arguments of the command. */
async function newPage(): Promise<void> {
  const { positionals } = parseArgs({ allowPositionals: true });
  const [key, en, zh, ...rest] = positionals;
  if (key === undefined || en === undefined || zh === undefined || rest.length > 0) throw new Error(USAGE);
  const files = await makePage({ key, titles: { en, zh } }, path.join(import.meta.dirname, '../docs'));
  process.stdout.write(
    [
      ...files,
      ...(files.includes(ROUTES) ? [] : [`Still to do: add the address to a list in ${ROUTES}.`]),
      'Still to do: replace the template sentence in both files.',
      '`npm run check:content` then says whether the page is complete. A running `npm run dev` shows it by itself.',
      '',
    ].join('\n'),
  );
}

newPage().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
