import { RsdoctorRspackPlugin } from '@rsdoctor/rspack-plugin'; // [!code ++]

const doctor = process.env.RSDOCTOR === 'true'; // [!code ++]

// [!code ++:13]
function rsdoctor() {
  return {
    name: 'rsdoctor',
    configureWebpack(config, isServer) {
      if (!doctor || isServer) return {};
      return {
        plugins: [
          new RsdoctorRspackPlugin({ disableClientServer: true, output: { reportDir: './rsdoctor' } }),
        ],
      };
    },
  };
}

export default {
  title: 'My site',
  url: 'https://example.com',
  baseUrl: '/',
  future: { v4: true, faster: true },
  presets: [['classic', { blog: false }]],
  plugins: [rsdoctor], // [!code ++]
};
