import { defineRule } from '@rsdoctor/core/rules';

export const countFindings = defineRule(() => ({
  meta: { title: 'count-findings', category: 'bundle', severity: 'Warn' },
  check() {},
  onCheckEnd({ data, validateResult }) {
    const duplicates = validateResult.errors.filter(({ code }) => code === 'E1001');
    console.log(
      `${data.root}: ${validateResult.errors.length} findings, ${duplicates.length} duplicate packages`,
    );
  },
}));
