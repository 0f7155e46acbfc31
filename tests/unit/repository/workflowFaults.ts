/** The parts of a GitHub workflow that the checks read. */
export interface Workflow {
  readonly permissions?: unknown;
  readonly jobs?: Readonly<
    Record<
      string,
      {
        readonly 'timeout-minutes'?: number;
        /** Another workflow in place of steps; its jobs have their own limits. */
        readonly uses?: string;
        readonly steps?: readonly { readonly uses?: string; readonly run?: string }[];
      }
    >
  >;
}

/** What the commands of a workflow may name. */
export interface Known {
  readonly scripts: readonly string[];
  readonly fileExists: (file: string) => boolean;
}

const PINNED = /^[\w.-]+\/[\w./-]+@[0-9a-f]{40}$/;

/** Commands such as `npm run check` and `npx tsx tools/chromium.ts` whose script or file is not there. */
function unknownCommands(run: string, known: Known): string[] {
  const scripts = [...run.matchAll(/\bnpm (?:run )?((?<=run )[\w:]+|start|test)/g)].map(
    ([, name]) => name ?? '',
  );
  const files = [...run.matchAll(/\btsx (\S+)/g)].map(([, file]) => file ?? '');
  return [
    ...scripts.filter((name) => !known.scripts.includes(name)).map((name) => `no script "${name}"`),
    ...files.filter((file) => !known.fileExists(file)).map((file) => `no file "${file}"`),
  ];
}

/**
 * Checks one workflow against the house rules of CI.
 * @param text source of the workflow: a version comment is not in the parsed form
 * @param workflow the same, parsed
 * @param known scripts and files of the repository
 * @returns one sentence per fault; none when the workflow is good
 */
export function workflowFaults(text: string, workflow: Workflow, known: Known): string[] {
  const jobs = Object.entries(workflow.jobs ?? {});
  const steps = jobs.flatMap(([, job]) => job.steps ?? []);
  const uses = steps.flatMap((step) => step.uses ?? []);
  return [
    ...(JSON.stringify(workflow.permissions) === '{"contents":"read"}'
      ? []
      : ['permissions are not read-only']),
    ...jobs
      .flatMap(([, job]) => job.uses ?? [])
      .filter((file) => !known.fileExists(file))
      .map((file) => `no file "${file}"`),
    ...jobs
      .filter(([, job]) => !job['timeout-minutes'] && !job.uses)
      .map(([name]) => `job "${name}" has no timeout`),
    ...uses.filter((action) => !PINNED.test(action)).map((action) => `"${action}" is not pinned to a commit`),
    ...uses
      .filter((action) => !new RegExp(`${action} # v\\d+\\.\\d+\\.\\d+$`, 'm').test(text))
      .map((action) => `"${action}" has no version comment`),
    ...steps.flatMap((step) => unknownCommands(step.run ?? '', known)),
  ];
}
