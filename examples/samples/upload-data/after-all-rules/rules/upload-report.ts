import { readFile } from 'node:fs/promises';
import { defineRule } from '@rsdoctor/core/rules';

interface UploadOptions {
  url: string;
}

export const uploadReport = defineRule<'upload-report', UploadOptions>(() => ({
  meta: {
    title: 'upload-report',
    category: 'bundle',
    severity: 'Warn',
    defaultConfig: { url: '' },
  },
  check() {},
  onCheckEnd({ data, validateResult, hooks }) {
    const { url } = data.ruleConfig;
    if (url === '') return;

    hooks.afterSaveManifest.tapPromise('upload-report', async ({ manifestDiskPath }) => {
      const findings = validateResult.errors.map(({ code, title, message }) => ({ code, title, message }));

      try {
        await fetch(`${url}/findings`, { method: 'POST', body: JSON.stringify(findings) });

        const manifest: { data: Record<string, unknown> } = JSON.parse(
          await readFile(manifestDiskPath, 'utf8'),
        );
        await fetch(`${url}/manifest`, { method: 'POST', body: JSON.stringify(manifest) });
        for (const [key, files] of Object.entries(manifest.data)) {
          if (!Array.isArray(files)) continue;
          for (const [index, file] of files.entries()) {
            await fetch(`${url}/${key}/${index}`, { method: 'POST', body: await readFile(file, 'utf8') });
          }
        }
      } catch (error) {
        console.warn(`upload-report: ${String(error)}`);
      }
    });
  },
}));
