import { workOf, type Frame } from './workOf';

/** A CPU profile as Node.js writes it, as far as it is read here. */
export interface CpuProfile {
  readonly nodes: readonly {
    readonly id: number;
    readonly callFrame: Frame;
    readonly children?: readonly number[];
  }[];
  readonly samples: readonly number[];
  /** Microseconds of each sample. */
  readonly timeDeltas: readonly number[];
}

/** One kind of work and the seconds of the main thread that it took. */
export interface WorkRow {
  readonly work: string;
  readonly seconds: number;
}

/**
 * Sums up what the main thread of a build did.
 * @param profile what `node --cpu-prof` wrote
 * @returns kinds of work, the longest first
 */
export function profileWork({ nodes, samples, timeDeltas }: CpuProfile): WorkRow[] {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const parents = new Map(nodes.flatMap(({ id, children = [] }) => children.map((child) => [child, id])));
  const known = new Map<number, string>();
  const workAt = (id: number): string => {
    const stack: Frame[] = [];
    for (let each: number | undefined = id; each !== undefined; each = parents.get(each)) {
      const frame = byId.get(each)?.callFrame;
      if (frame) stack.push(frame);
    }
    return workOf(stack);
  };
  const sums = new Map<string, number>();
  samples.forEach((id, at) => {
    const work = known.get(id) ?? workAt(id);
    known.set(id, work);
    sums.set(work, (sums.get(work) ?? 0) + (timeDeltas[at] ?? 0) / 1e6);
  });
  return [...sums].map(([work, seconds]) => ({ work, seconds })).sort((a, b) => b.seconds - a.seconds);
}
