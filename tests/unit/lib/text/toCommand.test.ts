import { describe, expect, test } from 'vitest';
import { toCommand } from '../../../../lib/text/toCommand';

describe('toCommand', () => {
  test('S2-113 gives npm, yarn, pnpm and bun, in this order', () => {
    expect(Object.keys(toCommand('npm run build'))).toEqual(['npm', 'yarn', 'pnpm', 'bun']);
  });

  test('S2-115 install of a package becomes add', () => {
    expect(toCommand('npm install -D a b@^1.6.3')).toEqual({
      npm: 'npm install -D a b@^1.6.3',
      yarn: 'yarn add -D a b@^1.6.3',
      pnpm: 'pnpm add -D a b@^1.6.3',
      bun: 'bun add -D a b@^1.6.3',
    });
  });

  test('S2-115 install without a package stays install', () => {
    expect(toCommand('npm install')).toMatchObject({ yarn: 'yarn install', pnpm: 'pnpm install' });
    expect(toCommand('npm install --force').yarn).toBe('yarn install --force');
  });

  test('S2-116 yarn create drops @latest', () => {
    expect(toCommand('npm create rsbuild@latest')).toEqual({
      npm: 'npm create rsbuild@latest',
      yarn: 'yarn create rsbuild',
      pnpm: 'pnpm create rsbuild@latest',
      bun: 'bun create rsbuild@latest',
    });
  });

  test('npx becomes each manager’s runner', () => {
    expect(toCommand('npx @rsdoctor/cli analyze')).toEqual({
      npm: 'npx @rsdoctor/cli analyze',
      yarn: 'yarn dlx @rsdoctor/cli analyze',
      pnpm: 'pnpm dlx @rsdoctor/cli analyze',
      bun: 'bunx @rsdoctor/cli analyze',
    });
  });

  test.each(['', 'npm', 'yarn add a', 'install a'])('"%s" is refused with an example', (command) => {
    expect(() => toCommand(command)).toThrow(
      /must hold one command that begins with "npm" or "npx", such as/,
    );
  });
});
