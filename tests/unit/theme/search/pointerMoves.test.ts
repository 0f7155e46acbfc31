import { expect, test } from 'vitest';
import { pointerMoves } from '../../../../theme/search/dialog/pointerMoves';

const at = (screenX: number, screenY: number, movementX = 0, movementY = 0) => ({
  screenX,
  screenY,
  movementX,
  movementY,
});

test('issue 20.4 only a pointer that has left its place has moved', () => {
  const isMove = pointerMoves();
  expect(isMove(at(5, 5, 1, 0))).toBe(true);
  expect(isMove(at(5, 5))).toBe(false);
  expect(isMove(at(5, 5, 3, 3))).toBe(false);
  expect(isMove(at(5, 6))).toBe(true);
  expect(isMove(at(6, 6))).toBe(true);
});

test('issue 20.4 a list that opens beneath a resting pointer is not moved on', () => {
  const isMove = pointerMoves();
  expect(isMove(at(5, 5))).toBe(false);
  expect(isMove(at(5, 5))).toBe(false);
  expect(isMove(at(6, 5, 1))).toBe(true);
});
