import { expect, test } from 'vitest';
import { CONTRACT } from '../../../../site/contract/contract';
import { typeShape } from '../../../../site/contract/typeShape';

test('issue 21.5 types of the contract are read: literals, names, arrays of alternatives', () => {
  expect(typeShape("'a' | ('b' | RegExp)[] | object[] | boolean")).toEqual([
    { kind: 'literal', value: 'a' },
    {
      kind: 'array',
      items: [
        { kind: 'literal', value: 'b' },
        { kind: 'name', name: 'RegExp' },
      ],
    },
    { kind: 'array', items: [{ kind: 'name', name: 'object' }] },
    { kind: 'name', name: 'boolean' },
  ]);
});

test('issue 21.5 every type of the contract can be read', () => {
  const types = [...CONTRACT.options, ...CONTRACT.rules.flatMap(({ options }) => options)].map(
    ({ type }) => type,
  );
  for (const type of types) expect(typeShape(type).length, type).toBeGreaterThan(0);
});

test.each(['', "'a' |", '(string', 'string]', 'a b', '{ a: 1 }'])('issue 21.5 %j is no type', (type) => {
  expect(() => typeShape(type)).toThrow('The contract has');
});
