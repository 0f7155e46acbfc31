import { RsdoctorRspackPlugin } from '@rsdoctor/rspack-plugin';

export default {
  entry: './src/index.js',
  optimization: {
    splitChunks: {
      cacheGroups: {
        vendor: { test: /[\\/]node_modules[\\/]/, name: 'vendor', chunks: 'initial' },
      },
    },
  },
  plugins: [process.env.RSDOCTOR === 'true' && new RsdoctorRspackPlugin()],
};
