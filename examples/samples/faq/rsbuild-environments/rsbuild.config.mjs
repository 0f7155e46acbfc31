import { defineConfig } from '@rsbuild/core';
import { RsdoctorRspackPlugin } from '@rsdoctor/rspack-plugin';

export default defineConfig({
  environments: {
    web: {},
    node: { output: { target: 'node' } },
  },
  tools: {
    rspack: (config, { appendPlugins, environment }) => {
      if (process.env.RSDOCTOR !== 'true') return;
      appendPlugins(new RsdoctorRspackPlugin({ output: { reportDir: `./rsdoctor/${environment.name}` } }));
    },
  },
});
