import { pushSite } from './search-push/pushSite';

pushSite(process.argv.slice(2), process.env, console.log).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
});
