// @vitest-environment jsdom
import { beforeEach, describe, expect, test } from 'vitest';
import { focusables, moveFocus } from '../../../../lib/focus';

const at = () => document.activeElement?.textContent;

beforeEach(() => {
  document.body.innerHTML =
    '<a href="#">a</a><div hidden><a href="#">hidden</a></div><button>b</button><button disabled>off</button>' +
    '<span>text</span><span tabindex="0">c</span><a href="#" tabindex="-1">out</a>';
});

describe('moveFocus', () => {
  test('walks through what the keyboard reaches and leads round at both ends', () => {
    expect(focusables(document.body).map((element) => element.textContent)).toEqual(['a', 'b', 'c']);
    const walked = ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp', 'ArrowUp'].map((key) => {
      expect(moveFocus(document.body, key)).toBe(true);
      return at();
    });
    expect(walked).toEqual(['a', 'b', 'c', 'a', 'c', 'b']);
  });

  test('Home and End lead to the ends, other keys nowhere', () => {
    moveFocus(document.body, 'Home');
    expect(at()).toBe('a');
    moveFocus(document.body, 'Home');
    expect(moveFocus(document.body, 'x')).toBe(false);
    expect(at()).toBe('a');
  });

  test('does nothing in an empty part', () => {
    document.body.innerHTML = '<p>nothing</p>';
    expect(moveFocus(document.body, 'ArrowDown')).toBe(false);
  });
});
