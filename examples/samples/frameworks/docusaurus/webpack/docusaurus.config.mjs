import { RsdoctorWebpackPlugin } from '@rsdoctor/webpack-plugin'; // [!code ++]

const doctor = process.env.RSDOCTOR === 'true'; // [!code ++]

// [!code ++:15]
function rsdoctor() {
  return {
    name: 'rsdoctor',
    configureWebpack(config, isServer) {
      if (!doctor || isServer) return {};
      return {
        devtool: 'source-map',
        optimization: { realContentHash: false },
        plugins: [
          new RsdoctorWebpackPlugin({ disableClientServer: true, output: { reportDir: './rsdoctor' } }),
        ],
      };
    },
  };
}

export default {
  title: 'My site',
  url: 'https://example.com',
  baseUrl: '/',
  presets: [['classic', { blog: false }]],
  plugins: [rsdoctor], // [!code ++]
};
