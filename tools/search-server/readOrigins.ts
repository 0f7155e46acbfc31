/** Says whether pages of an origin may ask. */
export type AllowsOrigin = (origin: string) => boolean;

const LOOPBACK = /^https?:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::\d{1,5})?$/;

/**
 * Reads the origins whose pages may ask the search service.
 * @param setting value of `SEARCH_SERVE_ORIGINS`: origins separated by commas; empty allows pages of this machine only
 * @throws Error that shows the wrong entry and the form it must have
 */
export function readOrigins(setting: string | undefined): AllowsOrigin {
  const told = (setting ?? '')
    .split(',')
    .map((each) => each.trim())
    .filter(Boolean);
  const wrong = told.find(
    (each) => !/^https?:/.test(each) || !URL.canParse(each) || new URL(each).origin !== each,
  );
  if (wrong !== undefined) {
    throw new Error(
      `SEARCH_SERVE_ORIGINS has "${wrong}"; write origins such as https://docs.example, separated by commas`,
    );
  }
  return told.length > 0 ? (origin) => told.includes(origin) : (origin) => LOOPBACK.test(origin);
}
