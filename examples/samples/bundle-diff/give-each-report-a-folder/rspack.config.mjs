import { RsdoctorRspackPlugin } from '@rsdoctor/rspack-plugin';

export default {
  plugins: [
    process.env.RSDOCTOR === 'true' &&
      new RsdoctorRspackPlugin({
        disableClientServer: true,
        features: ['bundle'],
        output: { reportDir: process.env.RSDOCTOR_DIR }, // [!code highlight]
      }),
  ],
};
