/** What one run of Lighthouse says, scores of 100. */
export interface Audit {
  readonly performance: number;
  readonly accessibility: number;
  readonly bestPractices: number;
  readonly seo: number;
  /** Checks that cost points outside performance: id and title. */
  readonly failed: readonly string[];
}

/** What is read of Lighthouse's report. */
interface Report {
  readonly runtimeError?: { readonly message: string };
  readonly categories: Readonly<
    Record<
      string,
      {
        readonly score: number | null;
        readonly auditRefs: readonly { readonly id: string; readonly weight: number }[];
      }
    >
  >;
  readonly audits: Readonly<Record<string, { readonly title: string; readonly score: number | null }>>;
}

const STRICT = ['accessibility', 'best-practices', 'seo'];

/**
 * Reads a report of Lighthouse.
 * @param json the report
 * @throws Error when the page could not be audited or a category has no score
 */
export function readAudit(json: string): Audit {
  const { runtimeError, categories, audits } = JSON.parse(json) as Report;
  if (runtimeError) throw new Error(`Lighthouse: ${runtimeError.message}`);
  const score = (category: string): number => {
    const value = categories[category]?.score;
    if (typeof value !== 'number') throw new Error(`Lighthouse gave no score for ${category}`);
    return Math.round(value * 100);
  };
  const failed = STRICT.flatMap((category) => categories[category]?.auditRefs ?? [])
    .filter(({ weight }) => weight > 0)
    .flatMap(({ id }) => {
      const audit = audits[id];
      return audit && audit.score !== null && audit.score < 1 ? [`${id}: ${audit.title}`] : [];
    });
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    failed,
  };
}
