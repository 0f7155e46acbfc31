import { RsdoctorRspackPlugin } from '@rsdoctor/rspack-plugin';

export default {
  plugins: [
    process.env.RSDOCTOR === 'true' &&
      new RsdoctorRspackPlugin({
        linter: {
          rules: {
            'module-mixed-chunks': ['on', { ignore: ['node_modules/lodash'] }],
          },
        },
      }),
  ],
};
