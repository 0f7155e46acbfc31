import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

/**
 * Loaded before a build (`--import`): kills its process group as soon as the folder that it makes holds `KILL_AT` entries.
 * `KILL_IN` is that folder, with `PID` in place of the number of the process. Looked at before every call that changes
 * files, the last of which puts the folder in the place of the output: no moment is missed, however busy the machine.
 */
const folder = (process.env.KILL_IN ?? '').replace('PID', String(process.pid));
const limit = Number(process.env.KILL_AT);

const CHANGES = /^(?:writeFile|appendFile|mkdir|copyFile|cp|rename|rm|unlink|symlink|open)(?:Sync)?$/;

function killWhenReached() {
  let entries = 0;
  try {
    entries = fs.readdirSync(folder, { recursive: true }).length;
  } catch {
    // The folder is not there yet, or an entry of it was renamed meanwhile.
  }
  if (entries >= limit) process.kill(-process.pid, 'SIGKILL');
}

for (const owner of [fs, fs.promises]) {
  for (const name of Object.keys(owner).filter((key) => CHANGES.test(key))) {
    const original = owner[name];
    owner[name] = (...args) => {
      killWhenReached();
      return original.apply(owner, args);
    };
  }
}
syncBuiltinESMExports();
