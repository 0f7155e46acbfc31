import { RsdoctorWebpackPlugin } from '@rsdoctor/webpack-plugin';

const doctor = process.env.RSDOCTOR === 'true';

export default {
  builder: 'webpack',
  sourcemap: { client: doctor },
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
