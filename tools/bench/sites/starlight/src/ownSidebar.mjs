import { defineRouteMiddleware } from '@astrojs/starlight/route-data';

/** A section shows its own sidebar, as it does on the other hosts; Starlight shows all of them on every page. */
export const onRequest = defineRouteMiddleware((context) => {
  const { starlightRoute } = context.locals;
  const [section] = starlightRoute.id.replace(/^zh\//, '').split('/');
  const own = starlightRoute.sidebar.filter(({ label }) => label === section);
  if (own.length > 0) starlightRoute.sidebar = own;
});
