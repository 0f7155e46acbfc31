import { LANGS } from '../../../site/languages';
import { NOT_FOUND_PATH, localePath } from '../../../site/routes';

const ROUTES: readonly string[] = LANGS.map((lang) => localePath(NOT_FOUND_PATH, lang));

/**
 * Says whether a route is the 404 page of a language: written to be served, not to be found. It is a page of `docs/` so
 * that an unknown address is answered in its language and hydrates without an error; the host alone writes an
 * English one only.
 * @param routePath route such as `/zh/404`
 */
export const isNotFoundRoute = (routePath: string): boolean => ROUTES.includes(routePath);
