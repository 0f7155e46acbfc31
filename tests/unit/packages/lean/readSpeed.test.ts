import { expect, test } from 'vitest';
import { readSpeed } from '../../../../packages/lean';
import { TECHNIQUE_NAMES } from '../../../../packages/lean/techniques';
import { withDependents } from '../../../../packages/lean/withDependents';

const on = (value?: string) => [...readSpeed({ SITE_SPEED: value }).on];

test('issue 16 everything is on, everything off, some left out, or only some used', () => {
  expect(on()).toEqual(TECHNIQUE_NAMES);
  expect(on('')).toEqual(TECHNIQUE_NAMES);
  expect(on('on')).toEqual(TECHNIQUE_NAMES);
  expect(on('off')).toEqual([]);
  expect(on('-lateProgress, -inlineTokens')).toEqual(
    TECHNIQUE_NAMES.filter((name) => name !== 'lateProgress' && name !== 'inlineTokens'),
  );
  expect(on('headShim,criticalCss')).toEqual(['headShim', 'criticalCss']);
});

const fault = (env: Record<string, string>): string => {
  try {
    readSpeed(env);
    return '';
  } catch (error) {
    return (error as Error).message;
  }
};

test.each(['-routeManifst', 'routeManifst', 'constructor', '--headShim', 'ON'])(
  'issue 16 a technique that does not exist is answered with those that do: %s',
  (value) => {
    const text = fault({ SITE_SPEED: value });
    expect(text).toContain(`there is no technique "${value.replace(/^-/, '')}"`);
    for (const name of TECHNIQUE_NAMES) expect(text).toContain(name);
    expect(text).not.toContain('\n');
  },
);

test.each(['off,-headShim', 'on,off', 'on,headShim', 'headShim,-criticalCss'])(
  'issue 16 two that exclude one another are named with the four ways to write it: %s',
  (value) => {
    const [first = '', second = ''] = value.split(',');
    const text = fault({ SITE_SPEED: value });
    expect(text).toContain(`"${first}"`);
    expect(text).toContain(`"${second}"`);
    expect(text).toContain(
      'exclude one another. Use on, off, names to leave out (-a,-b), or names to use (a,b).',
    );
    expect(text).not.toContain('\n');
  },
);

test('issue 16 what a technique requires must be on too', () => {
  expect(fault({ SITE_SPEED: '-routeManifest' })).toBe(
    'SITE_SPEED: leanChunks requires routeManifest. Leave both out (-routeManifest,-leanChunks) or use both.',
  );
});

test.each(TECHNIQUE_NAMES)('issue 16 %s can be left out together with what requires it', (name) => {
  const left = withDependents(name);
  expect(left).toContain(name);
  expect(on(left.map((each) => `-${each}`).join())).toEqual(
    TECHNIQUE_NAMES.filter((each) => !left.includes(each)),
  );
});

test('issue 16 a misfit fails unless the deployment wants stock', () => {
  expect(readSpeed({}).onMisfit).toBe('fail');
  expect(readSpeed({ SITE_SPEED_MISFIT: 'stock' }).onMisfit).toBe('stock');
  expect(fault({ SITE_SPEED_MISFIT: 'ignore' })).toBe(
    'SITE_SPEED_MISFIT=ignore is not known. Use fail or stock.',
  );
});
