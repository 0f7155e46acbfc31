import type { Deployment } from './checkDeployments';

const NOT_RUN = 'not run: there is no nginx on this machine; apt-get install nginx-light';

const HEAD = ['host', 'pages', 'addresses', 'redirects', 'faults'];

/**
 * What came out for each host, as a table, and below it every fault.
 * @param deployments what came out; a host whose server is not installed counts as not run, and says how to install it
 */
export function renderTable(deployments: readonly Deployment[]): string {
  const rows = deployments.map(({ host, result }) =>
    result
      ? [host.name, result.pages, result.links, result.redirects, result.faults.length].map(String)
      : [host.name, NOT_RUN],
  );
  const all = [HEAD, ...rows];
  const widths = HEAD.map((_, column) =>
    Math.max(
      ...all.map((row) => (row.length === HEAD.length ? (row[column]?.length ?? 0) : (row[0]?.length ?? 0))),
    ),
  );
  const lines = all.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
  const faults = deployments.flatMap(({ host, result }) =>
    (result?.faults ?? []).map((fault) => `${host.name}: ${fault}`),
  );
  const run = deployments.filter(({ result }) => result).length;
  const count = run < deployments.length ? [`${run} of ${deployments.length} hosts were checked.`] : [];
  return [...lines, ...faults, ...count].join('\n');
}
