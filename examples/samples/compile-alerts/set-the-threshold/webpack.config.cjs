const { RsdoctorWebpackPlugin } = require('@rsdoctor/webpack-plugin');

const doctor = process.env.RSDOCTOR === 'true';

module.exports = {
  devtool: doctor ? 'source-map' : false,
  optimization: doctor ? { realContentHash: false } : {},
  plugins: [
    doctor &&
      new RsdoctorWebpackPlugin({
        linter: {
          rules: {
            'loader-performance-optimization': [
              'Warn',
              { threshold: 1000, extensions: ['js', 'mjs', 'ts', 'tsx'], ignore: ['css-loader'] },
            ],
          },
        },
      }),
  ],
};
