import { RsdoctorRspackPlugin } from '@rsdoctor/rspack-plugin';

export default {
  entry: { main: './src/main.jsx', admin: './src/admin.jsx' },
  optimization: { splitChunks: { chunks: 'all' } },
  plugins: [process.env.RSDOCTOR === 'true' && new RsdoctorRspackPlugin()],
};
