import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { runCommand } from '../commands/runCommand';
import { asCall } from './asCall';
import { keyActions } from './keyActions';
import { openSession, type WebDriver } from './openSession';
import type { Engine, Tab } from './types';

const START_MS = 60_000;

/** Where Debian and Ubuntu put the browser, which is not in `PATH`. */
const MINI_BROWSERS = ['x86_64', 'aarch64'].flatMap((machine) =>
  ['4.1', '4.0', '6.0'].map(
    (api) => `/usr/lib/${machine}-linux-gnu/webkit${api === '6.0' ? '' : '2'}gtk-${api}/MiniBrowser`,
  ),
);

const onPath = (program: string): boolean => runCommand('which', [program]).code === 0;

const toTab = ({ send }: WebDriver): Tab => ({
  open: (url) => send('POST', '/url', { url }),
  run: (code, ...args) => send('POST', '/execute/sync', { script: `return ${asCall(code, args)}`, args: [] }),
  click: (x, y) => {
    const move = { type: 'pointerMove', x, y, origin: 'viewport', duration: 0 };
    const press = ['pointerDown', 'pointerUp'].map((type) => ({ type, button: 0 }));
    return send('POST', '/actions', {
      actions: [{ type: 'pointer', id: 'mouse', actions: [move, ...press] }],
    });
  },
  press: (key) => send('POST', '/actions', { actions: keyActions(key) }),
  async type(text) {
    for (const letter of text) await send('POST', '/actions', { actions: keyActions(letter) });
  },
  screenshot: async () => Buffer.from(await send<string>('GET', '/screenshot'), 'base64'),
});

/** The engine of Safari as GNOME ships it, on a screen of its own. */
export const webKit: Engine = {
  name: 'WebKitGTK',
  missing() {
    if (!onPath('WebKitWebDriver') || !MINI_BROWSERS.some((file) => existsSync(file))) {
      return 'apt-get install webkit2gtk-driver';
    }
    return onPath('xvfb-run') ? undefined : 'apt-get install xvfb';
  },
  async start() {
    const port = 20_000 + (process.pid % 20_000);
    // A group of its own: the screen, the driver and the browser end together.
    const driver = spawn(
      'xvfb-run',
      ['-a', '-s', '-screen 0 1280x900x24', 'WebKitWebDriver', `--port=${port}`],
      { detached: true, stdio: 'ignore', env: { ...process.env, LANGUAGE: 'en' } },
    );
    const end = () => {
      if (driver.pid) process.kill(-driver.pid);
    };
    try {
      const server = `http://127.0.0.1:${port}`;
      await untilReady(server);
      const session = await openSession(server, {
        'webkitgtk:browserOptions': {
          binary: MINI_BROWSERS.find((file) => existsSync(file)),
          args: ['--automation'],
        },
      });
      await session.send('POST', '/window/rect', { x: 0, y: 0, width: 1280, height: 900 });
      const { browserVersion } = session.capabilities;
      return {
        version: String(browserVersion),
        tab: toTab(session),
        async close() {
          await session.send('DELETE', '');
          end();
        },
      };
    } catch (error) {
      end();
      throw error;
    }
  },
};

async function untilReady(server: string): Promise<void> {
  for (const end = Date.now() + START_MS; Date.now() < end; await wait(200)) {
    const isReady = await fetch(`${server}/status`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return;
  }
  throw new Error(`WebKitWebDriver does not answer within ${START_MS / 1000} s`);
}
