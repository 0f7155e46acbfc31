import { defineRule } from '@rsdoctor/core/rules';

export const legacyFolder = defineRule(() => ({
  meta: { title: 'legacy-folder', category: 'compile', severity: 'Warn' },
  check({ moduleGraph, report }) {
    for (const module of moduleGraph.getModules()) {
      if (!/[\\/]src[\\/]legacy[\\/]/.test(module.path)) continue;
      report({
        message: `${module.path} is still in use.`,
        // [!code focus:6]
        document: {
          path: module.path,
          content: module.getSource().source,
          range: { start: { line: 1, column: 1 }, end: { line: 1, column: 20 } },
        },
        suggestions: { description: 'Move the function to src/shared.' },
      });
    }
  },
}));
