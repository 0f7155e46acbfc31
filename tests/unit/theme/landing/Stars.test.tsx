// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { Profiler } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as LIMITS from '../../../../site/limits';
import { STAR_POSITIONS, Stars } from '../../../../theme/landing/Stars';

let lively = true;
let renders = 0;
let frames: FrameRequestCallback[] = [];
const runFrames = () => frames.splice(0).forEach((frame) => frame(0));

function moveTo(x: number, y: number) {
  window.dispatchEvent(Object.assign(new Event('pointermove'), { clientX: x, clientY: y }));
}
const show = async () => {
  const { container } = render(
    <Profiler id="stars" onRender={() => (renders += 1)}>
      <Stars />
    </Profiler>,
  );
  const box = container.firstElementChild as HTMLElement;
  // What moves them comes a moment later.
  await import('../../../../theme/landing/lateParts');
  await new Promise((done) => setTimeout(done));
  box.getBoundingClientRect = () => ({ left: 0, top: 0, width: 1000, height: 1000 }) as DOMRect;
  return [...box.children] as HTMLElement[];
};
const offset = ({ style }: HTMLElement) =>
  ['--star-x', '--star-y'].map((name) => Number.parseFloat(style.getPropertyValue(name)) || 0);
const moved = (stars: HTMLElement[]) => stars.filter((star) => offset(star).some((part) => part !== 0));

beforeEach(() => {
  lively = true;
  renders = 0;
  frames = [];
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame));
  vi.stubGlobal('cancelAnimationFrame', () => (frames = []));
  vi.stubGlobal('matchMedia', () => ({
    matches: lively,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('S2-53 a star moves away from a mouse that is nearer than 100 px, the farther the nearer it is', async () => {
  expect(LIMITS.starReach).toBe(100);
  const [star] = await show();
  const at = (x: number, y: number) => {
    moveTo(x, y);
    runFrames();
    return offset(star as HTMLElement);
  };
  // The first star stands at 20, 120.
  expect(at(20 + 50, 120)).toEqual([-LIMITS.starPush / 2, 0]);
  expect(at(20, 120 + 90)).toEqual([0, -LIMITS.starPush / 10]);
  expect(at(20 + 100, 120)).toEqual([0, 0]);
  expect(at(20 + 80, 120 + 80)).toEqual([0, 0]);
  // Right under the mouse there is no direction: upwards.
  expect(at(20, 120)).toEqual([0, -LIMITS.starPush]);
});

test('S2-53 a hundred moves of the mouse cost one frame and no render', async () => {
  const stars = await show();
  const before = renders;
  for (let index = 0; index < 100; index += 1) moveTo(30, 120 + index / 100);
  expect(frames).toHaveLength(1);
  runFrames();
  expect(moved(stars).length).toBeGreaterThan(0);
  expect(moved(stars).length).toBeLessThan(5);
  expect(renders).toBe(before);
});

test('S2-53 stars go back when the mouse goes on, and when it leaves the page', async () => {
  const stars = await show();
  moveTo(30, 120);
  runFrames();
  const first = moved(stars);
  moveTo(900, 500);
  runFrames();
  expect(moved(stars).some((star) => first.includes(star))).toBe(false);
  moveTo(30, 120);
  runFrames();
  document.documentElement.dispatchEvent(new Event('pointerleave'));
  runFrames();
  expect(moved(stars)).toEqual([]);
});

test('S2-53 touch and reduced motion keep the stars still', async () => {
  lively = false;
  await show();
  moveTo(30, 120);
  expect(frames).toEqual([]);
});

test('S2-53 nothing runs on after the page is left', async () => {
  await show();
  moveTo(30, 120);
  cleanup();
  expect(frames).toEqual([]);
  moveTo(40, 120);
  expect(frames).toEqual([]);
});

test('S2-54 there are 35 fixed places, all different and all inside the hero', () => {
  expect(new Set(STAR_POSITIONS.map(({ x, y }) => `${x} ${y}`)).size).toBe(LIMITS.starCount);
  for (const { x, y } of STAR_POSITIONS) {
    expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
    expect(Math.max(x, y)).toBeLessThanOrEqual(100);
  }
});
