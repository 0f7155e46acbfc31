import * as Repack from '@callstack/repack';
import { RsdoctorRspackPlugin } from '@rsdoctor/rspack-plugin'; // [!code ++]

export default Repack.defineRspackConfig({
  plugins: [
    new Repack.RepackPlugin(),
    process.env.RSDOCTOR === 'true' && new RsdoctorRspackPlugin({ disableClientServer: true }), // [!code ++]
  ],
});
