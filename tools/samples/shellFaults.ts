import { chmodSync, cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Issue } from '../../packages/doc-checks/types';
import { runCommand } from '../commands/runCommand';
import type { Sample } from './collectSamples';
import { isOwnProject } from './isOwnProject';
import { reportProject } from './reportProject';
import { runnableLines } from './runnableLines';
import { runLine } from './runLine';
import { sampleIssue } from './sampleIssue';

/** A server is up within a few seconds; four times that on a busy machine. */
const TIMEOUT = 40_000;

/** Stands in for npx without the network: the name of a package becomes the installed command of that name. */
const NPX = (bin: string): string => `#!/bin/sh
name=$(echo "$1" | sed 's#^@rsdoctor/cli\\(@.*\\)\\?$#rsdoctor#')
shift
exec "${bin}/$name" "$@"
`;

/** The commands of a run: npx from this project, and no browser. */
function commands(place: string, root: string): string {
  const folder = path.join(place, 'bin');
  mkdirSync(folder);
  const files = { npx: NPX(path.join(root, 'node_modules/.bin')), 'xdg-open': '#!/bin/sh\n' };
  for (const [name, text] of Object.entries(files)) {
    writeFileSync(path.join(folder, name), text);
    chmodSync(path.join(folder, name), 0o755);
  }
  return folder;
}

/** Shell samples that bash cannot parse. */
function syntaxFaults(samples: readonly Sample[]): Issue[] {
  return samples
    .filter(({ kind, level }) => kind === 'shell' && level !== 'skip')
    .flatMap((sample) => {
      const { code, stderr } = runCommand('bash', ['-n'], { input: sample.code });
      const line = Number(/line (\d+)/.exec(stderr)?.[1] ?? 1);
      return code === 0 ? [] : [sampleIssue(sample, 'samples/shell', stderr, line)];
    });
}

/**
 * Parses the shell samples, then runs every command of the analyzer's CLI and every script in a built project.
 * @param samples of the documentation
 * @param root folder of the project
 * @returns a problem per line that fails
 */
export async function shellFaults(samples: readonly Sample[], root: string): Promise<Issue[]> {
  const issues = syntaxFaults(samples);
  const runnable = samples.filter((sample) => !isOwnProject(sample));
  const lines = runnableLines(runnable).filter(
    ({ sample }) => !issues.some(({ file }) => file === sample.file),
  );
  if (lines.length === 0) return issues;
  const place = await mkdtemp(path.join(tmpdir(), 'sample-lines-'));
  try {
    const cwd = await reportProject(place, root);
    const env = {
      ...process.env,
      CI: 'true',
      NO_COLOR: '1',
      PATH: `${commands(place, root)}:${process.env.PATH ?? ''}`,
      RUNNER_TEMP: cwd,
    };
    for (const { sample, line, command } of lines) {
      for (const { folder } of runnable.filter(
        ({ page, kind }) => page === sample.page && kind === 'script',
      )) {
        if (folder) cpSync(path.join(root, folder), cwd, { recursive: true });
      }
      const fault = await runLine(command, { cwd, env, timeout: TIMEOUT });
      if (fault !== undefined)
        issues.push(sampleIssue(sample, 'samples/run', `\`${command}\`: ${fault}`, line));
    }
    return issues;
  } finally {
    await rm(place, { recursive: true, force: true, maxRetries: 3 });
  }
}
