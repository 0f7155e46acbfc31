import { readFileSync, readdirSync } from 'node:fs';

const KIB = /^Pss:\s+(\d+) kB/m;

function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    // The process ended meanwhile.
    return undefined;
  }
}

/** Parent of each process that runs. The name in `stat` may hold spaces and brackets, so it is cut off. */
function parents(): Map<number, number> {
  const pids = readdirSync('/proc').map(Number).filter(Boolean);
  return new Map(
    pids.map((pid) => {
      const stat = read(`/proc/${pid}/stat`) ?? '';
      return [pid, Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1] ?? 0)];
    }),
  );
}

/**
 * Memory that a process and all its descendants hold, a page shared by several counted in parts.
 * @param root its id
 * @returns MiB; 0 when it ended
 */
export function treeMemory(root: number): number {
  const above = parents();
  const inTree = (pid: number): boolean => {
    for (let each: number | undefined = pid; each; each = above.get(each)) if (each === root) return true;
    return false;
  };
  const kib = [...above.keys()]
    .filter(inTree)
    .map((pid) => Number(KIB.exec(read(`/proc/${pid}/smaps_rollup`) ?? '')?.[1] ?? 0));
  return kib.reduce((sum, each) => sum + each, 0) / 1024;
}
