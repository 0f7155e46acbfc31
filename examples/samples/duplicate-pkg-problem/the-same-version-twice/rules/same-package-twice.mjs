import { defineRule } from '@rsdoctor/core/rules';

export const samePackageTwice = defineRule(() => ({
  meta: { title: 'same-package-twice', category: 'bundle', severity: 'Warn' },
  check({ packageGraph, report }) {
    const folders = new Map();
    for (const { name, version, root } of packageGraph.getPackages()) {
      const key = `${name}@${version}`;
      folders.set(key, [...(folders.get(key) ?? []), root]);
    }
    for (const [key, roots] of folders) {
      if (roots.length > 1)
        report({ message: `${key} comes from ${roots.length} folders:\n  ${roots.join('\n  ')}` });
    }
  },
}));
