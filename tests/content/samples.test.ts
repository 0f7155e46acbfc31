import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { report } from '../../packages/doc-checks/report';
import { collectSamples } from '../../tools/samples/collectSamples';
import { installFaults, type Lock } from '../../tools/samples/installFaults';
import { realPages } from '../support/realPages';
import { ROOT } from '../support/site';

const { pages } = realPages();
const lock = JSON.parse(readFileSync(path.join(ROOT, 'package-lock.json'), 'utf8')) as Lock;

describe('samples of the real pages', () => {
  it('issue 4.3 every sample of JavaScript and TypeScript is typed or built', () => {
    const scripts = collectSamples(pages).filter(({ kind }) => kind === 'script');
    expect(scripts.length).toBeGreaterThan(100);
    expect(scripts.filter(({ level }) => level !== 'types' && level !== 'build')).toEqual([]);
  });

  it('issue 4.3 every package that a page installs is published, in a version that its range takes', () => {
    expect(report(installFaults(pages, lock))).toBe('');
  });
});
