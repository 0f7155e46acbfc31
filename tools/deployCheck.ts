import { checkDeployments } from './deploy-check/checkDeployments';
import { HOSTS } from './deploy-check/hosts';
import { renderTable } from './deploy-check/renderTable';

/** Checks the deployments whose hosts are named behind the command, or all of them. */
async function deployCheck(names: readonly string[]): Promise<void> {
  const unknown = names.filter((name) => !HOSTS.some((host) => host.name === name));
  if (unknown.length > 0)
    throw new Error(
      `No such host: ${unknown.join(', ')}. There are: ${HOSTS.map(({ name }) => name).join(', ')}.`,
    );
  const hosts = names.length > 0 ? HOSTS.filter(({ name }) => names.includes(name)) : HOSTS;
  const deployments = await checkDeployments(hosts);
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
