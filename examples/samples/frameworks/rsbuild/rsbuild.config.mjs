import { defineConfig } from '@rsbuild/core';
import { RsdoctorRspackPlugin } from '@rsdoctor/rspack-plugin'; // [!code ++]

export default defineConfig({
  // [!code ++:11]
  tools: {
    rspack(config, { appendPlugins }) {
      if (process.env.RSDOCTOR === 'true') {
        appendPlugins(
          new RsdoctorRspackPlugin({
            features: ['loader', 'plugins', 'bundle', 'resolver'],
          }),
        );
      }
    },
  },
});
