/** What the installer may do to the machine. */
export interface ChromiumTools {
  /** Looks for a browser; throws when `CHROMIUM_PATH` is wrong. */
  find(): string | undefined;
  /** Whether the browser was named by hand, so that no other may take its place. */
  readonly named: boolean;
  /** Starts the program to ask its version; nothing when it does not start. */
  version(program: string): string | undefined;
  /** Runs a command in sight of the reader; says whether it succeeded. */
  run(command: string, args: readonly string[]): boolean;
  /** Whether Debian's packages may be installed: there is apt-get, and the user is root. */
  readonly canUseApt: boolean;
  /** Debian's package of the browser that is wanted. */
  readonly package: 'chromium' | 'chromium-headless-shell';
  say(line: string): void;
}

type Command = readonly [command: string, ...args: string[]];

const PLAYWRIGHT: readonly Command[] = [['npx', 'playwright', 'install', 'chromium']];
const debian = (name: string): readonly Command[] => [
  ['apt-get', 'update'],
  ['apt-get', 'install', '-y', name],
];

const BY_HAND = `No Chromium could be found or installed. Do one of these by hand, then repeat:
  npx playwright install --with-deps chromium
  sudo apt-get install -y chromium
  export CHROMIUM_PATH=<path of a Chromium or Chrome that you have>`;

/**
 * Makes sure that the browser tests have a browser that starts: one that is there, else Playwright's own, else Debian's
 * package. Says each thing it does.
 * @param tools the machine; tests pass their own
 * @returns path of the browser
 * @throws Error with the commands to run by hand when no way leads to a browser, or the one named by hand is broken
 */
export function ensureChromium(tools: ChromiumTools): string {
  const { named, canUseApt, run, say } = tools;
  const there = workingBrowser(tools);
  if (there) return there;
  if (named) throw new Error('The browser in CHROMIUM_PATH does not start. Correct it, or unset it.');

  for (const commands of canUseApt ? [PLAYWRIGHT, debian(tools.package)] : [PLAYWRIGHT]) {
    const done = commands.every(([command, ...args]) => {
      say(`Running: ${[command, ...args].join(' ')}`);
      return run(command, args);
    });
    if (!done) say('That did not work.');
    const installed = done ? workingBrowser(tools) : undefined;
    if (installed) return installed;
  }
  throw new Error(BY_HAND);
}

/** A program may exist and yet not start: Playwright's Chromium without its system libraries, for one. */
function workingBrowser({ find, version, say }: ChromiumTools): string | undefined {
  const program = find();
  if (!program) {
    say('No Chromium found.');
    return undefined;
  }
  const answer = version(program);
  say(answer ? `Using ${answer}: ${program}` : `${program} does not start.`);
  return answer ? program : undefined;
}
