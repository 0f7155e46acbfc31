import { RsdoctorRspackPlugin } from '@rsdoctor/rspack-plugin';

export default {
  plugins: [
    process.env.RSDOCTOR === 'true' &&
      new RsdoctorRspackPlugin({
        linter: {
          rules: {
            'duplicate-package': ['Warn', { ignore: ['tslib'] }],
            'cjs-require': 'off',
          },
        },
      }),
  ],
};
