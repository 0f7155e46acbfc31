import { describe, expect, it } from 'vitest';
import { AUTHOR_COMPONENTS } from '../../../../plugins/authoring/authorComponents';
import { checkComponents, COMPONENT_RULES } from '../../../../plugins/checks/components';
import { SITE_FACTS } from '../../../../plugins/checks/readPages';
import { fixture } from './fixture';

const issues = async () =>
  (await checkComponents(fixture('bad-components'))).map(
    ({ file, line, rule, message }) => `${file.split('/').at(-1)}:${line} ${rule} ${message}`,
  );

describe('components gate', () => {
  it('knows how every author component is written', () => {
    expect(Object.keys(COMPONENT_RULES).sort()).toEqual(Object.keys(AUTHOR_COMPONENTS).sort());
    expect([...SITE_FACTS.components].sort()).toEqual(Object.keys(AUTHOR_COMPONENTS).sort());
  });

  it('each wrong use is reported at its line', async () => {
    expect(await issues()).toEqual([
      'page.mdx:3 components/Term <Term id="chunk"> is unknown',
      'page.mdx:3 components/Term <Term> has no `id`',
      'page.mdx:3 components/Badge <Badge tone="red"> is unknown',
      'page.mdx:3 components/Badge <Badge> is empty',
      'page.mdx:5 components/PackageManagerTabs <PackageManagerTabs> has no `command`',
      'page.mdx:7 components/PackageManagerTabs `yarn add webpack` is no npm command',
      'page.mdx:9 components/PackageManagerTabs <PackageManagerTabs> takes no `manager`',
      'page.mdx:11 components/OptionTable <OptionTable under="features"> is unknown',
      'page.mdx:13 components/RuleIndex <RuleIndex> takes no `filter`',
      'page.mdx:15 components/RuleIndex <RuleIndex> shows no content',
      'page.mdx:21 components/ReportShot <ReportShot name="unheard"> is unknown',
      'page.mdx:23 components/ReportDemo <ReportDemo name="overall"> is unknown',
      'page.mdx:25 components/Steps <Steps> does not begin with a ### heading',
      'page.mdx:33 components/Steps "Higher" inside <Steps> is above ###',
      'page.mdx:41 components/Steps <Steps> is empty',
      'page.mdx:43 components/Tabs <Tabs> holds fewer than two tabs',
      'page.mdx:53 components/Tabs <Tabs> holds something that is no tab: paragraph',
      'page.mdx:65 components/Tabs two tabs are labelled "Same"',
      'page.mdx:83 components/Tab <Tab> has no `label`',
      'page.mdx:89 components/Tab <Tab> has no `label`',
      'page.mdx:97 components/Tab <Tab> stands outside <Tabs>',
      'page.mdx:103 components/RuleFacts <RuleFacts code="E1010"> is unknown',
      'page.mdx:105 components/Diagnose <Diagnose> takes no `text`',
      'page.mdx:107 components/ReportNumber <ReportNumber report="rspack-ap"> is unknown',
      'page.mdx:107 components/ReportNumber <ReportNumber name="total"> is unknown',
      'page.mdx:107 components/ReportNumber <ReportNumber> has no `name`',
      'page.mdx:109 components/Pick `colour` is no value of `only`',
      'page.mdx:109 components/Pick a page has two <Pick>',
      'page.mdx:111 components/Pick a page has two <Pick>',
      'page.mdx:113 components/When <When> says no choice',
      'page.mdx:119 components/When <When> takes no `shape`',
      'page.mdx:125 components/When `vite` is no value of `tool`',
      'page.mdx:125 components/When nobody can choose the `tool` of this <When>',
    ]);
  });

  it('each fix says what to write', async () => {
    const found = await checkComponents(fixture('bad-components'));
    const fixes = new Map(found.map(({ rule, fix }) => [rule, fix]));
    expect(fixes.get('components/ReportShot')).toBe(
      'use one of: overall; a new picture is added to site/shots and taken with `npm run shots -- --only <name>` (CONTRIBUTING, "Add a picture of the report")',
    );
    expect(found.find(({ message }) => message.includes('"rspack-ap"'))?.fix).toBe(
      'did you mean `rspack-app`? Otherwise use one of: rspack-app',
    );
    expect(fixes.get('components/OptionTable')).toBe('use one of: output, server, supports, experiments');
    expect(found.filter(({ fix }) => fix.length < 10)).toEqual([]);
  });

  it('right use passes', async () => {
    const facts = { routes: ['/guide/page', '/config/options/term'] };
    expect(await checkComponents(fixture('good-components', facts))).toEqual([]);
    expect(await checkComponents(fixture('good-site'))).toEqual([]);
  });
});
