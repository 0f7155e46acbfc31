import { RsdoctorWebpackPlugin } from '@rsdoctor/webpack-plugin'; // [!code ++]

const doctor = process.env.RSDOCTOR === 'true'; // [!code ++]

export default {
  builder: 'webpack', // [!code ++]
  sourcemap: { client: doctor }, // [!code ++]
  // [!code ++:13]
  hooks: {
    'webpack:config'(configs) {
      const client = configs.find((config) => config.name === 'client');
      if (!doctor || !client) return;
      client.optimization = { ...client.optimization, realContentHash: false };
      client.plugins.push(
        new RsdoctorWebpackPlugin({
          disableClientServer: true,
          output: { reportDir: './rsdoctor' },
        }),
      );
    },
  },
};
