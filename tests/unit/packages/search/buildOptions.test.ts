import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { buildOptions } from '../../../../packages/search/buildOptions';
import { INDEX_FIELDS, INDEX_OPTIONS } from '../../../../packages/search/indexFields';
import { LANGS } from '../../../../site/languages';

const DOCS = path.resolve(import.meta.dirname, '../../../../docs');

const TEXTS = [
  'The rule E1001 finds duplicate-package in lodash@4.17.21, v1.2.0 and onClick; the rule again.',
  '使用 rsdoctor 插件：RsdoctorRspackPlugin，构建 2 次。ﬁle Ｆｕｌｌ ＷＩＤＴＨ Straße İstanbul cafe\u0301 naïve',
  'a/b/c/d/e/f/g/h.ts --flag=value “quoted” 中文English中文 \u{1F600} \uD800',
  '',
];

const PAGES = ['guide/start/quick-start.mdx', 'config/options/options.mdx'].flatMap((page) =>
  LANGS.map((lang) => readFileSync(path.join(DOCS, lang, page), 'utf8')),
);

test.each(INDEX_FIELDS)(
  'issue 14.3: an index is made of the terms that queries are cut into: %s',
  (field) => {
    const { tokenize } = buildOptions();
    // Twice, because a run that was met before is not cut again.
    for (const text of [...TEXTS, ...PAGES, ...TEXTS]) {
      expect(tokenize?.(text, field).join('\n')).toBe(INDEX_OPTIONS.tokenize?.(text, field).join('\n'));
    }
  },
);
