import { defineRule } from '@rsdoctor/core/rules';
import { parser } from '@rsdoctor/utils/ruleUtils';

export const noMoment = defineRule(() => ({
  meta: { title: 'no-moment', category: 'bundle', severity: 'Warn' },
  check({ moduleGraph, report }) {
    for (const module of moduleGraph.getModules()) {
      if (!/[\\/]src[\\/].*\.js$/.test(module.path)) continue;

      const { source: content } = module.getSource();
      const program = parser.parse(content, { ecmaVersion: 'latest', sourceType: 'module', locations: true });
      for (const node of program.body) {
        if (!parser.asserts.isImportDeclaration(node) || node.source.value !== 'moment' || !node.loc)
          continue;
        report({
          message: `${module.path} imports moment.`,
          document: { path: module.path, content, range: node.loc },
          suggestions: { description: 'Use dayjs.' },
        });
      }
    }
  },
}));
