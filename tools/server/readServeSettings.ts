import path from 'node:path';
import { readAllowedHosts } from '../../site/allowedHosts';
import { readSettings } from '../../site/settings';

/** How the preview server is started. */
export interface ServeSettings {
  /** Absolute path of the built site. */
  readonly root: string;
  readonly base: string;
  readonly host: string;
  readonly port: number;
  /** Names under which it may be asked, besides those of this machine. */
  readonly allowedHosts: readonly string[];
}

/** Port of the preview when `PORT` is not set. */
export const DEFAULT_PORT = 4173;

/**
 * Reads the settings of the preview server.
 * @param env environment: `SITE_ROOT`, `SITE_BASE`, `HOST`, `PORT`, `ALLOWED_HOSTS`; empty strings count as unset
 * @returns settings with defaults filled in
 * @throws Error that names the wrong variable, its value and what it must look like
 */
export function readServeSettings(env: Readonly<Record<string, string | undefined>>): ServeSettings {
  const port = env.PORT || String(DEFAULT_PORT);
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535) {
    throw new Error(
      `PORT=${port} is not a port. Use a number from 0 to 65535: PORT=${DEFAULT_PORT} npm start`,
    );
  }
  const host = env.HOST || '127.0.0.1';
  return {
    root: path.resolve(env.SITE_ROOT || 'doc_build'),
    base: readSettings({ SITE_BASE: env.SITE_BASE }).base,
    host,
    port: Number(port),
    allowedHosts: [host.toLowerCase(), ...readAllowedHosts(env.ALLOWED_HOSTS)],
  };
}
