import path from 'node:path';
import {
  HOSTS,
  checkAddress,
  checkHosts,
  renderDeployments,
  type Deployment,
} from './deploy-check/deployments';
import { fail } from './commands/fail';

/** Checks the addresses and hosts that are named behind the command, or all hosts. */
async function deployCheck(names: readonly string[]): Promise<void> {
  const addresses = names.filter((name) => /^https?:\/\//.test(name));
  const unknown = names.filter(
    (name) => !addresses.includes(name) && !HOSTS.some((host) => host.name === name),
  );
  if (unknown.length > 0)
    throw new Error(
      `No such host: ${unknown.join(', ')}. There are: ${HOSTS.map(({ name }) => name).join(', ')}; or name the address of a deployment.`,
    );
  const out = path.resolve(process.env.SITE_ROOT || 'doc_build');
  const deployments: Deployment[] = [];
  for (const address of addresses) deployments.push(await checkAddress(address, out));
  deployments.push(
    ...(await checkHosts(HOSTS.filter(({ name }) => names.length === 0 || names.includes(name)))),
  );
  console.log(renderDeployments(deployments));
  // Without nginx the other hosts are still worth a look; who asks for nginx alone must not take silence for success.
  if (deployments.some(({ result }) => (result ? result.problems.length > 0 : names.length > 0)))
    process.exitCode = 1;
}

deployCheck(process.argv.slice(2)).catch(fail);
