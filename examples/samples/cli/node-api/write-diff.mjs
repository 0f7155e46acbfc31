import { execute } from '@rsdoctor/cli';

await execute('bundle-diff', {
  baseline: 'baseline.json',
  current: 'dist/rsdoctor-data.json',
  json: 'out/diff.json',
});
