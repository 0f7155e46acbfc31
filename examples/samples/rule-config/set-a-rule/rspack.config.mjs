import { RsdoctorRspackPlugin } from '@rsdoctor/rspack-plugin';

export default {
  plugins: [
    process.env.RSDOCTOR === 'true' &&
      new RsdoctorRspackPlugin({
        linter: {
          rules: {
            'cross-chunks-package': 'Error',
            'duplicate-package': ['Warn', { checkVersion: 'minor', ignore: ['tslib'] }],
            'ecma-version-check': ['Warn', { ecmaVersion: 2015 }],
            'cjs-require': 'off',
          },
        },
      }),
  ],
};
