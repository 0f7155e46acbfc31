import { defineRule } from '@rsdoctor/core/rules';
import { RsdoctorRspackPlugin } from '@rsdoctor/rspack-plugin';

const noMoment = defineRule(() => ({
  meta: { title: 'no-moment', category: 'bundle', severity: 'Warn' },
  check({ packageGraph, report }) {
    for (const { name, version } of packageGraph.getPackages()) {
      if (name === 'moment') report({ message: `moment ${version} is in the bundle.` });
    }
  },
}));

export default {
  plugins: [process.env.RSDOCTOR === 'true' && new RsdoctorRspackPlugin({ linter: { extends: [noMoment] } })],
};
