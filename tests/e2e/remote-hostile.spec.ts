import { echoRemote } from '../support/echoAnswers';
import { HOSTILE_PARTS, expectHarmless } from './hostileDialog';
import { remoteTest as test } from './searchSite';

for (const [at, { name, tag, queries }] of HOSTILE_PARTS.entries()) {
  test(
    `issue 6.3 hostile queries ${name} in the dialog of remote search: text, bounded, no error`,
    { tag },
    async ({ page, hosts: [host] }) => {
      // Every other part is answered by the reference server.
      if (at % 2 === 0) host.fault = echoRemote;
      await expectHarmless(page, '/guide/start', queries);
    },
  );
}
