import { RsdoctorWebpackPlugin } from '@rsdoctor/webpack-plugin'; // [!code ++]

export default {
  framework: '@storybook/react-webpack5',
  stories: ['../src/**/*.stories.jsx'],
  addons: ['@storybook/addon-webpack5-compiler-swc'],
  // [!code ++:13]
  webpackFinal(config) {
    if (process.env.RSDOCTOR === 'true') {
      config.devtool = 'source-map';
      config.optimization = { ...config.optimization, realContentHash: false };
      config.plugins.push(
        new RsdoctorWebpackPlugin({
          disableClientServer: true,
          output: { reportDir: './rsdoctor' },
        }),
      );
    }
    return config;
  },
};
