import { defineConfig } from '@rsbuild/core';
import { RsdoctorRspackPlugin } from '@rsdoctor/rspack-plugin';

export default defineConfig({
  tools: {
    rspack: {
      plugins: [process.env.RSDOCTOR === 'true' && new RsdoctorRspackPlugin({ features: ['bundle'] })],
    },
  },
});
