import { expect, test } from 'vitest';
import { fillVersions } from '../../../../plugins/shared/fillVersions';
import { ANALYZER_VERSIONS, documentedRange } from '../../../../site/analyzerVersions';
import { DOCUMENTED_VERSION } from '../../../../site/documentedVersion';

test('versions stand in place of their marks, and code of a template stays code', () => {
  expect(fillVersions('{version} cli@{range} {version.webpack-plugin} `${version}`')).toBe(
    `${DOCUMENTED_VERSION} cli@${documentedRange()} ${ANALYZER_VERSIONS['webpack-plugin']} \`\${version}\``,
  );
});
