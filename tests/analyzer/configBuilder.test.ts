import { expect, test } from 'vitest';
import { configure } from '../../components/config-builder/configure';
import { allChoices } from '../support/allChoices';
import { typeFaults } from '../../tools/samples/typeFaults';
import { report } from '../../packages/doc-checks/report';
import { ROOT } from '../support/site';
import { unwrittenSample } from '../support/unwrittenSample';

const unwritten = (folder: string, title: string, code: string) =>
  unwrittenSample(`${folder}/${title}`, code, title);

test('issue 21.4 every configuration of the builder agrees with the types of the pinned packages', () => {
  const files = allChoices().flatMap((choices) =>
    configure(choices).files.map(({ name, code }) =>
      unwritten(`${choices.aim}-${choices.tool}-${choices.bundler}-${choices.format}`, name, code),
    ),
  );
  expect(files.length).toBe(allChoices().length);
  const [first] = files;
  // Proves that the compiler reads these files at all.
  const wrong = unwritten(
    'wrong',
    first?.title ?? '',
    (first?.code ?? '').replace("'resolver'", "'resolvr'"),
  );
  const faults = typeFaults([...files, wrong], ROOT);
  expect(report(faults.filter(({ file }) => file !== wrong.file))).toBe('');
  expect(faults.map(({ file }) => file)).toEqual([wrong.file]);
});
