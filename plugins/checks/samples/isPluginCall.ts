const PLUGIN_CALL = /^new (Rsdoctor\w+)\(/;

/**
 * Whether a sample is nothing but the call of a plugin: `new RsdoctorRspackPlugin({ … });`.
 * @param code the sample
 */
export const isPluginCall = (code: string): boolean => PLUGIN_CALL.test(code);
