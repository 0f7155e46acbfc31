import path from 'node:path';
import ts from 'typescript';

const ENDINGS = ['', '.ts', '.tsx', '.js', '.mjs', '/index.ts', '/index.tsx', '/index.js'];

/** The files of the list that a file imports, types included. */
function importsOf(file: string, text: string, known: ReadonlyMap<string, string>): string[] {
  const { importedFiles } = ts.preProcessFile(text, true, true);
  return importedFiles
    .filter(({ fileName }) => fileName.startsWith('.'))
    .map(({ fileName }) => path.posix.join(path.posix.dirname(file), fileName))
    .flatMap((place) => ENDINGS.map((end) => place + end).find((each) => known.has(each)) ?? []);
}

/**
 * Finds files that import each other, also by way of others and for a type alone; the linter's rule passes types over.
 * @param files path from the root → text
 * @returns each cycle once, as the paths of its files, sorted
 */
export function importCycles(files: ReadonlyMap<string, string>): string[][] {
  const cycles: string[][] = [];
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const open: string[] = [];
  // Tarjan: a file from which nothing opened earlier can be reached closes its group.
  const visit = (file: string): number => {
    const own = order.size;
    order.set(file, own);
    open.push(file);
    let low = own;
    for (const next of importsOf(file, files.get(file) ?? '', files)) {
      if (!order.has(next)) low = Math.min(low, visit(next));
      else if (open.includes(next)) low = Math.min(low, lowest.get(next) ?? order.get(next) ?? low);
    }
    lowest.set(file, low);
    if (low === own) {
      const group = open.splice(open.indexOf(file));
      if (group.length > 1) cycles.push(group.sort());
    }
    return low;
  };
  for (const file of files.keys()) if (!order.has(file)) visit(file);
  return cycles;
}
