import { RsdoctorRspackPlugin } from '@rsdoctor/rspack-plugin';

export default {
  mode: 'production',
  entry: { main: './src/main.js', admin: './src/admin.js' },
  optimization: {
    splitChunks: {
      cacheGroups: {
        tax: {
          test: /[\\/]src[\\/]tax\.js$/,
          chunks: 'all',
          minChunks: 2,
          minSize: 0,
          usedExports: false,
          name: 'tax',
        },
      },
    },
  },
  plugins: [process.env.RSDOCTOR === 'true' && new RsdoctorRspackPlugin()],
};
