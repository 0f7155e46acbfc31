import { expect, test } from 'vitest';
import { pageSections, withSubsections } from '../../plugins/checks/contract/pageSections';
import { LANGS } from '../../site/languages';
import { PLUGIN_OPTIONS } from '../../site/pluginOptions';
import { realPages } from '../support/realPages';

const { pages } = realPages();

/** Sections without a sample of their own: they link to one. */
const LINKED = ['name-and-stage'];
/** Not a fact in a list, a row, a container or a component, but a sentence. */
const SENTENCE = /^(?:\*\*|\[?`?[\p{L}])/u;
/** A line that answers by filling in a form, as the page once did. */
const FORM = /^- (?:Change it when|Cost|Related|何时修改|代价|相关)/;

const CURRENT = [...new Set(PLUGIN_OPTIONS.filter(({ state }) => !state).map(({ anchor }) => anchor))];

test.each(LANGS)(
  'issue 5.3 every option in use says in sentences what it is for, leads on, and shows it: %s',
  (lang) => {
    const page = pages.find((each) => each.lang === lang && each.key === 'config/options/options');
    if (!page) throw new Error(`docs/${lang} has no options page`);
    const sections = pageSections(page);
    const faults = CURRENT.flatMap((anchor) => {
      const at = sections.findIndex(({ id }) => id === anchor);
      const own = withSubsections(sections, at);
      const lines = own.flatMap((section) => section.lines.map(({ text }) => text));
      const ids = own.map(({ id }) => id);
      const first = sections[at]?.lines.find(({ text }) => text !== '')?.text ?? '';
      const sample = LINKED.includes(anchor) || page.code.some(({ section }) => ids.includes(section));
      const leadsOn = page.links.some(({ section }) => ids.includes(section));
      return [
        ...(SENTENCE.test(first) ? [] : ['does not begin with its purpose']),
        ...lines.filter((line) => FORM.test(line)),
        ...(leadsOn ? [] : ['no link']),
        ...(sample ? [] : ['no sample']),
      ].map((fault) => `${anchor}: ${fault}`);
    });
    expect(CURRENT.length).toBeGreaterThan(10);
    expect(faults).toEqual([]);
  },
);
