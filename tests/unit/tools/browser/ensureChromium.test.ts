import { expect, test } from 'vitest';
import { ensureChromium, type ChromiumTools } from '../../../../tools/browser/ensureChromium';

const PLAYWRIGHT = 'npx playwright install chromium';
const DEBIAN = ['apt-get update', 'apt-get install -y chromium'];

interface Machine {
  /** Browser that is there at first. */
  readonly found?: string;
  readonly named?: boolean;
  readonly canUseApt?: boolean;
  /** Browsers that exist and do not start. */
  readonly broken?: readonly string[];
  /** What a command brings; a command that is not listed fails. */
  readonly brings?: Readonly<Record<string, string | undefined>>;
}

function machine({ found, named = false, canUseApt = false, broken = [], brings = {} }: Machine) {
  const said: string[] = [];
  const ran: string[] = [];
  let browser = found;
  const tools: ChromiumTools = {
    find: () => browser,
    named,
    canUseApt,
    package: 'chromium',
    version: (program) => (broken.includes(program) ? undefined : 'Chromium 1'),
    run(command, args) {
      const line = [command, ...args].join(' ');
      ran.push(line);
      browser = brings[line] ?? browser;
      return line in brings;
    },
    say: (line) => said.push(line),
  };
  return { tools, said, ran };
}

test('chromium/ensure an installed browser is used, and nothing is run', () => {
  const { tools, said, ran } = machine({ found: '/bin/chromium', canUseApt: true });
  expect(ensureChromium(tools)).toBe('/bin/chromium');
  expect(said).toEqual(['Using Chromium 1: /bin/chromium']);
  expect(ran).toEqual([]);
});

test('chromium/ensure without a browser Playwright’s own is installed, and said', () => {
  const { tools, said, ran } = machine({ canUseApt: true, brings: { [PLAYWRIGHT]: '/cache/chrome' } });
  expect(ensureChromium(tools)).toBe('/cache/chrome');
  expect(said).toEqual(['No Chromium found.', `Running: ${PLAYWRIGHT}`, 'Using Chromium 1: /cache/chrome']);
  expect(ran).toEqual([PLAYWRIGHT]);
});

test.each<[string, Machine]>([
  ['cannot be installed', {}],
  ['does not start', { broken: ['/cache/chrome'], brings: { [PLAYWRIGHT]: '/cache/chrome' } }],
])('chromium/ensure when Playwright’s own %s, Debian’s package is installed', (_case, how) => {
  const brings = { ...how.brings, [DEBIAN[0] ?? '']: undefined, [DEBIAN[1] ?? '']: '/bin/chromium' };
  const { tools, ran } = machine({ ...how, canUseApt: true, brings });
  expect(ensureChromium(tools)).toBe('/bin/chromium');
  expect(ran).toEqual([PLAYWRIGHT, ...DEBIAN]);
});

test.each<[string, Machine, string[]]>([
  ['without apt-get', {}, [PLAYWRIGHT]],
  ['when apt-get update fails', { canUseApt: true }, [PLAYWRIGHT, 'apt-get update']],
  ['when the found one is broken', { found: '/bin/x', broken: ['/bin/x'] }, [PLAYWRIGHT]],
])('chromium/ensure %s it fails with the commands to run by hand', (_case, how, commands) => {
  const { tools, said, ran } = machine(how);
  expect(() => ensureChromium(tools)).toThrow(
    /npx playwright install --with-deps chromium\n.*apt-get install -y chromium/,
  );
  expect(ran).toEqual(commands);
  expect(said).toContain('That did not work.');
});

test('chromium/ensure a browser named by hand that does not start is an error; no other is installed', () => {
  const { tools, said, ran } = machine({ found: '/mine', named: true, canUseApt: true, broken: ['/mine'] });
  expect(() => ensureChromium(tools)).toThrow('The browser in CHROMIUM_PATH does not start.');
  expect(said).toEqual(['/mine does not start.']);
  expect(ran).toEqual([]);
});
