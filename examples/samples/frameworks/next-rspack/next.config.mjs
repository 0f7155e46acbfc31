import { RsdoctorRspackPlugin } from '@rsdoctor/rspack-plugin'; // [!code ++]

const doctor = process.env.RSDOCTOR === 'true'; // [!code ++]

export default {
  productionBrowserSourceMaps: doctor, // [!code ++]
  // [!code ++:12]
  webpack(config, { isServer, nextRuntime }) {
    if (doctor) {
      const name = isServer ? nextRuntime : 'client';
      config.plugins.push(
        new RsdoctorRspackPlugin({
          disableClientServer: true,
          output: { reportDir: `./rsdoctor/${name}` },
        }),
      );
    }
    return config;
  },
};
