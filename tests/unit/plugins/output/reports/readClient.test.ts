import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readClient } from '../../../../../plugins/output/reports/publishReport';
import { splitReport } from '../../../../../tools/reports/makeReport';
import { ROOT } from '../../../../support/site';

// Inside the project: a plugin without a client of its own then finds the project's.
const folder = mkdtempSync(path.join(ROOT, 'node_modules/.read-client-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const CLIENT = '<html><body><div id="root"></div></body></html>';

function write(file: string, text: string): string {
  const whole = path.join(folder, file);
  mkdirSync(path.dirname(whole), { recursive: true });
  writeFileSync(whole, text);
  return whole;
}

test('issue 17 a report is split by the client of the plugin that wrote it, which may not be that of the project', () => {
  const sharing = write('sharing/index.js', '');
  expect(readClient('index', sharing) === readClient('index')).toBe(true);

  const plugin = write('plugin/index.js', '');
  write('plugin/node_modules/@rsdoctor/client/package.json', '{ "main": "index.js" }');
  write('plugin/node_modules/@rsdoctor/client/index.js', '');
  write('plugin/node_modules/@rsdoctor/client/index.html', CLIENT);
  expect(readClient('index', plugin)).toBe(CLIENT);

  const report = CLIENT.replace('<body>', '<body><script>data</script>');
  expect(splitReport(report, readClient('index', plugin))).toBe('<script>data</script>');
  expect(() => splitReport(report, readClient('index'))).toThrow('is not the interface of @rsdoctor/client');
});
