import { pushSite } from './search/pushSite';
import { fail } from './commands/fail';

pushSite(process.argv.slice(2), process.env, console.log).catch(fail);
