import path from 'node:path';
import { checkAddress } from './deploy-check/checkAddress';
import { checkDeployments, type Deployment } from './deploy-check/checkDeployments';
import { HOSTS } from './deploy-check/hosts';
import { renderTable } from './deploy-check/renderTable';

const isAddress = (name: string): boolean => /^https?:\/\//.test(name);

/** Hosts by name, or all of them; addresses are asked as they are. */
async function deploymentsOf(names: readonly string[]): Promise<readonly Deployment[]> {
  const addresses = names.filter(isAddress);
  const hostNames = names.filter((name) => !isAddress(name));
  const unknown = hostNames.filter((name) => !HOSTS.some((host) => host.name === name));
  if (unknown.length > 0)
    throw new Error(
      `No such host: ${unknown.join(', ')}. There are: ${HOSTS.map(({ name }) => name).join(', ')}; or name the address of a deployment.`,
    );
  const out = path.resolve(process.env.SITE_ROOT || 'doc_build');
  const asked: Deployment[] = [];
  for (const address of addresses) asked.push(await checkAddress(address, out));
  if (names.length > 0 && hostNames.length === 0) return asked;
  const hosts = names.length > 0 ? HOSTS.filter(({ name }) => hostNames.includes(name)) : HOSTS;
  return [...asked, ...(await checkDeployments(hosts))];
}

/** Checks the deployments that are named behind the command, or all hosts. */
async function deployCheck(names: readonly string[]): Promise<void> {
  const deployments = await deploymentsOf(names);
  console.log(renderTable(deployments));
  // Without nginx the other hosts are still worth a look; who asks for nginx alone must not take silence for success.
  const isFault = deployments.some(({ result }) => (result ? result.faults.length > 0 : names.length > 0));
  if (isFault) process.exitCode = 1;
}

try {
  await deployCheck(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
