const { NxAppRspackPlugin } = require('@nx/rspack/app-plugin');
const { RsdoctorRspackPlugin } = require('@rsdoctor/rspack-plugin'); // [!code ++]

module.exports = {
  output: { path: `${__dirname}/dist` },
  plugins: [
    new NxAppRspackPlugin({
      main: './src/main.ts',
      index: './src/index.html',
      tsConfig: './tsconfig.app.json',
    }),
    process.env.RSDOCTOR === 'true' && new RsdoctorRspackPlugin({ disableClientServer: true }), // [!code ++]
  ],
};
