import { RsdoctorWebpackPlugin } from '@rsdoctor/webpack-plugin';

const doctor = process.env.RSDOCTOR === 'true';

export default {
  productionBrowserSourceMaps: doctor,
  webpack(config, { isServer, nextRuntime }) {
    if (doctor) {
      const name = isServer ? nextRuntime : 'client';
      config.plugins.push(
        new RsdoctorWebpackPlugin({
          disableClientServer: true,
          output: { reportDir: `./rsdoctor/${name}` },
        }),
      );
    }
    return config;
  },
};
