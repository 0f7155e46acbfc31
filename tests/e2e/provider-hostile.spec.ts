import * as LIMITS from '../../site/limits';
import { echoProvider } from '../support/echoAnswers';
import { HOSTILE_PARTS, expectHarmless } from './hostileDialog';
import { providerTest as test } from './searchSite';

for (const [at, { name, tag, queries }] of HOSTILE_PARTS.entries()) {
  test(
    `issue 6.3 hostile queries ${name} in the dialog of provider search: text, bounded, no error`,
    { tag },
    async ({ page, hosts }) => {
      // Every other part is answered by the reference server.
      if (at % 2 === 0) for (const host of hosts) host.fault = echoProvider;
      // The field takes 64 characters, whatever is typed or pasted.
      const short = queries.map((query) => query.slice(0, LIMITS.providerQueryLength));
      await expectHarmless(page, '/guide/start', short);
    },
  );
}
