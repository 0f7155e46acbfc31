import { describe, expect, it } from 'vitest';
import { parsePage } from '../../../../packages/doc-checks/parsePage';
import { fillVersions } from '../../../../plugins/shared/fillVersions';
import { ANALYZER_VERSIONS, DOCUMENTED_VERSION, documentedRange } from '../../../../site/analyzerVersions';

const SOURCE = `---
description: About {version}.
---

# Page

Since {version}, \`npx @rsdoctor/cli@{range}\` is {version.webpack-plugin}.

<PackageManagerTabs command="npm install -D @rsdoctor/cli@{range}" />

\`\`\`js
console.log(\`\${version}\`, '{version.cli}');
\`\`\`
`;

const page = parsePage({ kind: 'page', lang: 'en', file: 'docs/en/a.mdx', key: 'a' }, SOURCE, fillVersions);

describe('the versions that stand for marks', () => {
  it('are what the gates read: frontmatter, text, inline code, attributes, code', () => {
    expect(page.frontmatter.data.description).toBe(`About ${DOCUMENTED_VERSION}.`);
    expect(page.inlineCode[0]?.value).toBe(`npx @rsdoctor/cli@${documentedRange()}`);
    expect(page.parts[0]?.attributes.command).toBe(`npm install -D @rsdoctor/cli@${documentedRange()}`);
    expect(page.code[0]?.value).toBe(`console.log(\`\${version}\`, '${ANALYZER_VERSIONS.cli}');`);
    expect(page.lines[6]).toContain(`is ${ANALYZER_VERSIONS['webpack-plugin']}.`);
  });

  it('leave the lines as many as they are, and what was written known', () => {
    expect(page.lines).toHaveLength(page.written.length);
    expect(page.written.join('\n')).toBe(SOURCE);
  });
});
