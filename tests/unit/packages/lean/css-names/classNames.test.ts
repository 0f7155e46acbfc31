import { expect, test } from 'vitest';
import { classNames } from '../../../../../packages/lean/css-names/classNames';

test('issue 7.1 a class is named after its file and itself', () => {
  expect(classNames()('/a/theme/nav/NavBar.module.css', 'row')).toBe('NavBar-row');
});

test('issue 7.1 two files of one name are refused, one file asked twice is not', () => {
  const nameOf = classNames();
  nameOf('/theme/nav/NavBar.module.css', 'row');
  expect(nameOf('/theme/nav/NavBar.module.css', 'end')).toBe('NavBar-end');
  expect(() => nameOf('/theme/other/NavBar.module.css', 'row')).toThrow(
    'Two CSS modules are called NavBar: /theme/nav/NavBar.module.css and /theme/other/NavBar.module.css. Rename one.',
  );
});
