import { bundlerOf } from './bundlerOf';
import { isPluginCall } from './isPluginCall';

/**
 * Whether a sample configures an installed bundler, so that it can be built.
 * @param title file name that the reader sees
 * @param code the sample; a config without an export shows only one line of a config
 */
export function isConfig(title: string, code: string): boolean {
  const whole = /^export default\b|^module\.exports\b/m.test(code);
  return isPluginCall(code) || (whole && bundlerOf(title) !== undefined);
}
