import { execFileSync } from 'node:child_process';
import { readFileSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { unzipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { formatBytes } from '../../lib/text/strings';
import { fillVersions } from '../../plugins/shared/fillVersions';
import { ANALYZER_VERSIONS } from '../../site/analyzerVersions';
import { ARCHIVES, archiveAddress, type ArchiveName } from '../../site/examples';
import { LANGS } from '../../site/languages';
import { localePath } from '../../site/routes';
import { outputFiles, outputText } from '../support/outputText';
import { OUT, ROOT, readHtml } from '../support/site';

const built = (name: ArchiveName) => readFileSync(path.join(OUT, archiveAddress(name)));
const text = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');
const fences = (markdown: string) =>
  [...markdown.matchAll(/^```bash\n(.*?)\n```$/gms)].map(([, code = '']) => fillVersions(code));

describe.each(ARCHIVES)('the download of the example %s', (name) => {
  test('has the committed files, and nothing of the machine', () => {
    const tracked = execFileSync('git', ['ls-files', `examples/${name}`, `examples/changes/${name}`], {
      cwd: ROOT,
      encoding: 'utf8',
    });
    const expected = tracked
      .trim()
      .split('\n')
      .map((file) => file.replace(/^examples\/changes\/([^/]+)/, '$1/changes').replace(/^examples\//, ''));
    expect(Object.keys(unzipSync(built(name)))).toEqual(expected.sort());
    expect(expected).toContain(`${name}/package-lock.json`);
  });

  test('locks what its manifest names, at the versions of the project, and names no host', () => {
    type Entry = Readonly<Record<string, unknown>>;
    interface Lock {
      readonly packages: Readonly<Record<string, Entry>>;
    }
    const lockText = text(`examples/${name}/package-lock.json`);
    const own = (JSON.parse(lockText) as Lock).packages;
    const project = (JSON.parse(text('package-lock.json')) as Lock).packages;
    const manifest = JSON.parse(text(`examples/${name}/package.json`)) as Entry;
    const idOf = ([place, { version, integrity }]: [string, Entry]) =>
      `${place.replace(/^.*node_modules\//, '')}@${String(version)} ${String(integrity)}`;
    const known = new Set(Object.entries(project).map(idOf));
    const strange = Object.entries(own).filter(
      ([place, entry]) => place !== '' && !known.has(idOf([place, entry])),
    );
    expect(strange, 'run npm run example:locks').toEqual([]);
    const wanted = ({ dependencies, devDependencies }: Entry) => ({ dependencies, devDependencies });
    expect(wanted(own[''] ?? {}), 'run npm run example:locks').toEqual(wanted(manifest));
    expect(lockText).not.toContain('"resolved"');
    const analyzer = Object.entries(own).flatMap(([place, { version }]) => {
      const short = /node_modules\/@rsdoctor\/([\w-]+)$/.exec(place)?.[1];
      return short === undefined ? [] : [[short, version]];
    });
    expect(analyzer.length).toBeGreaterThan(4);
    expect(ANALYZER_VERSIONS).toMatchObject(Object.fromEntries(analyzer) as object);
  });

  test('says the same commands in both languages', () => {
    const [en, zh] = ['README.md', 'README.zh.md'].map((file) => fences(text(`examples/${name}/${file}`)));
    expect(en?.[0]).toMatch(/^npm ci\n/);
    expect(zh).toEqual(en);
  });
});

test('downloads weigh little, and pages send nobody to a repository for them', () => {
  const folder = path.join(OUT, 'examples');
  const bytes = readdirSync(folder).reduce((sum, file) => sum + statSync(path.join(folder, file)).size, 0);
  expect(bytes).toBeLessThan(1_000_000);
  const told = /git clone|npm run ex(?:ample|plain)|\{repository\}/;
  const pages = outputFiles().filter((file) => /\.(?:html|md|txt|json)$/.test(file));
  expect(pages.filter((file) => told.test(outputText(file)))).toEqual([]);
});

test.each(LANGS)('links of live reports say how large a project is: %s', (lang) => {
  const links = readHtml(localePath('/guide/start/live-report', lang)).querySelectorAll(
    'figcaption a[download]',
  );
  const shown = links.map(({ attrs, text: label }) => [attrs.href, /[\d.]+ KB/.exec(label)?.[0]]);
  const apps = ARCHIVES.filter((name) => name !== 'rules');
  expect(shown).toEqual(apps.map((name) => [archiveAddress(name), formatBytes(built(name).length)]));
});
