import { expect, test } from 'vitest';
import { repositoryRule } from '../../../../plugins/shared/repositoryRule';

const fill = (text: string, docsRepository: string) => {
  const { search, replace } = repositoryRule({ docsRepository });
  return text.replace(search, replace);
};

test('issue 19 a command that clones the repository names the one of the deployment', () => {
  const command = 'git clone {repository} docs\ngit clone {repository}';
  expect(fill(command, 'https://code.example/team/docs')).toBe(
    'git clone https://code.example/team/docs docs\ngit clone https://code.example/team/docs',
  );
});

test('code of a template is left alone, and a sign in the address is no pattern', () => {
  expect(fill('`${repository}`', 'https://code.example/a')).toBe('`${repository}`');
  expect(fill('{repository}', 'https://code.example/$&')).toBe('https://code.example/$&');
});
