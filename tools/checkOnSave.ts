import { watchContent } from './check-on-save/watchContent';

// Started by the development server (plugins/checks/content-gates/contentOverlay.ts), so that checks never keep a page waiting.
const [docsRoot, since] = process.argv.slice(2);
if (!docsRoot) throw new Error('Name the docs folder.');
process.once('disconnect', () => process.exit());
await watchContent(docsRoot, (problems) => process.send?.(problems), { since: Number(since) });
