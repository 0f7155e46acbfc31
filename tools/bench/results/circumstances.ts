import { cpus, loadavg, totalmem } from 'node:os';
import { runCommand } from '../../commands/runCommand';
import { PROJECT } from '../project';
import type { Circumstances } from '../types';

const git = (...args: string[]): string => runCommand('git', args, { folder: PROJECT }).stdout.trim();

/** What is measured now, and on what. */
export function circumstances(): Circumstances {
  const processors = cpus();
  const changed = git('status', '--porcelain', '--untracked-files=no') ? ' with changes' : '';
  return {
    date: new Date().toISOString().slice(0, 16).replace('T', ' '),
    commit: `${git('rev-parse', '--short', 'HEAD') || 'unknown'}${changed}`,
    machine: `${processors.length} × ${processors[0]?.model.trim() ?? 'unknown processor'}, ${Math.round(totalmem() / 2 ** 30)} GiB`,
    node: process.version,
    load: (loadavg()[0] ?? 0) / processors.length,
  };
}
