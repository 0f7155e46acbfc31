/** Remembers what techniques must have changed by the end of a build. */
export interface Applied {
  /**
   * Declares that a build must change something; called when a technique is set up.
   * @param technique name of the technique
   * @param file what must be changed, as a reader of the error would look for it
   * @returns function to call at each change
   */
  readonly expect: (technique: string, file: string) => () => void;
  /** What was declared and not changed. */
  readonly missing: () => readonly { readonly technique: string; readonly file: string }[];
}

/**
 * A patch proves that it fits a module that it was given; nothing proves that it was given the module. A file that Rspress
 * renames would switch a technique off, and the build would stay green.
 */
export function createApplied(): Applied {
  const hits: { readonly technique: string; readonly file: string; count: number }[] = [];
  return {
    expect(technique, file) {
      const hit = { technique, file, count: 0 };
      hits.push(hit);
      return () => {
        hit.count += 1;
      };
    },
    missing: () => hits.filter(({ count }) => count === 0),
  };
}
