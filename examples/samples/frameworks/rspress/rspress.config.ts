import { RsdoctorRspackPlugin } from '@rsdoctor/rspack-plugin'; // [!code ++]
import { defineConfig } from 'rspress/config';

const doctor = process.env.RSDOCTOR === 'true'; // [!code ++]

export default defineConfig({
  root: 'docs',
  // [!code ++:10]
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
