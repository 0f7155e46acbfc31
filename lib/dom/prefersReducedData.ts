/** What browsers may say of the line. */
interface Line {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/**
 * Whether nothing should be fetched that the reader has not asked for: the reader asked the browser to save data, or the
 * line is as slow as one of the second generation. Browsers that cannot say so have a line to spare.
 */
export function prefersReducedData(): boolean {
  const { connection } = navigator as Navigator & { readonly connection?: Line };
  return (
    connection?.saveData === true ||
    /2g$/.test(connection?.effectiveType ?? '') ||
    window.matchMedia?.('(prefers-reduced-data: reduce)').matches
  );
}
