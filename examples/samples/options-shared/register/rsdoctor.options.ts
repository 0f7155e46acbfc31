import type { RsdoctorRspackPlugin } from '@rsdoctor/rspack-plugin';

type Options = NonNullable<ConstructorParameters<typeof RsdoctorRspackPlugin>[0]>;

export const options: Options = {
  features: ['loader', 'plugins', 'bundle', 'resolver'],
};
