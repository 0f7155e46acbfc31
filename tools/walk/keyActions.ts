/** Code points that W3C WebDriver gives to the keys without a sign of their own. */
const KEYS: Readonly<Record<string, string>> = { Control: '\uE009', Enter: '\uE007', Escape: '\uE00C' };

const code = (key: string): string => KEYS[key] ?? key;

/**
 * Actions of the keyboard for one key, or for several held together.
 * @param keys e.g. `Control+k`
 */
export function keyActions(keys: string): object[] {
  const held = keys.split('+').map(code);
  const press = (type: string) => (value: string) => ({ type, value });
  return [
    {
      type: 'key',
      id: 'keyboard',
      actions: [...held.map(press('keyDown')), ...held.toReversed().map(press('keyUp'))],
    },
  ];
}
