import { RsdoctorRspackPlugin } from '@rsdoctor/rspack-plugin';

export default {
  optimization: {
    splitChunks: {
      cacheGroups: {
        lodash: {
          test: /[\\/]node_modules[\\/]lodash[\\/]/,
          name: 'lodash',
          chunks: 'all',
          enforce: true,
        },
      },
    },
  },
  plugins: [process.env.RSDOCTOR === 'true' && new RsdoctorRspackPlugin()],
};
