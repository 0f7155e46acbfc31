import { pushSite } from './search/pushSite';
import { fail } from './server/httpServer';

pushSite(process.argv.slice(2), process.env, console.log).catch(fail);
