import { defineConfig } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';
import { RsdoctorRspackPlugin } from '@rsdoctor/rspack-plugin';

// RSDOCTOR=true        Rsbuild registers the plugin by itself, with default options
// RSDOCTOR_MODE=brief  one HTML file and one JSON file: options, so here the plugin stands in the configuration
const brief = process.env.RSDOCTOR === 'true' && process.env.RSDOCTOR_MODE === 'brief';

export default defineConfig({
  html: { title: 'Shift calendar' },
  plugins: [pluginReact()],
  tools: {
    rspack: {
      plugins: [
        brief &&
          new RsdoctorRspackPlugin({
            disableClientServer: true,
            output: { mode: 'brief', options: { type: ['html', 'json'] } },
          }),
      ],
    },
  },
});
