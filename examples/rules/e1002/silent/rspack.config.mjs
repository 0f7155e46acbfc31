import { RsdoctorRspackPlugin } from '@rsdoctor/rspack-plugin';

export default {
  mode: 'production',
  entry: { main: './src/main.js', admin: './src/admin.js' },
  optimization: {
    splitChunks: { chunks: 'all', minSize: 0 },
  },
  plugins: [process.env.RSDOCTOR === 'true' && new RsdoctorRspackPlugin()],
};
