import { RsdoctorRspackPlugin } from '@rsdoctor/rspack-plugin';
import { defineConfig } from 'rspress/config';

const doctor = process.env.RSDOCTOR === 'true';

export default defineConfig({
  root: 'docs',
  builderConfig: {
    output: { sourceMap: { js: doctor ? 'source-map' : false } },
    tools: {
      rspack(config, { appendPlugins, environment }) {
        if (doctor && environment.name === 'web') {
          appendPlugins(new RsdoctorRspackPlugin());
        }
      },
    },
  },
});
