import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from './freePort';

/** Path of nginx on this machine; undefined when there is none. */
export function findNginx(): string | undefined {
  return ['nginx', '/usr/sbin/nginx'].find((name) => spawnSync(name, ['-v']).status === 0);
}

/**
 * Starts nginx with the snippet of a build on a free port of this machine.
 * @throws Error with nginx's own words when it does not take the snippet
 */
export async function startNginx(nginx: string, root: string, snippet: string) {
  const port = await freePort();
  const folder = mkdtempSync(path.join(tmpdir(), 'nginx-'));
  const config = path.join(folder, 'nginx.conf');
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${folder}/${name};`)
    .join('\n');
  writeFileSync(
    config,
    `daemon off; worker_processes 1; pid ${folder}/pid; error_log stderr warn;
${process.getuid?.() === 0 ? 'user root;' : ''}
events { worker_connections 4096; }
http { access_log off; include /etc/nginx/mime.types; ${temporary}
server { listen 127.0.0.1:${port}; root ${root}; include ${folder}/site.conf; } }
`,
  );
  writeFileSync(path.join(folder, 'site.conf'), snippet);
  const check = spawnSync(nginx, ['-t', '-c', config], { encoding: 'utf8' });
  if (check.status !== 0) throw new Error(check.stderr);
  const server = spawn(nginx, ['-c', config], { stdio: 'ignore' });
  const origin = `http://127.0.0.1:${port}`;
  for (let tries = 0; tries < 100; tries += 1) {
    const up = await fetch(`${origin}/robots.txt`).then(
      () => true,
      () => false,
    );
    if (up) break;
    await wait(50);
  }
  return {
    origin,
    port,
    close: () => {
      server.kill('SIGQUIT');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
