// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { Profiler, useRef } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { STAR_POSITIONS } from '../../../../theme/landing/starPositions';
import { useStarDrift } from '../../../../theme/landing/useStarDrift';

let lively = true;
let renders = 0;
let frames: FrameRequestCallback[] = [];
const runFrames = () => frames.splice(0).forEach((frame) => frame(0));

function Box() {
  const ref = useRef<HTMLDivElement>(null);
  useStarDrift(ref);
  return (
    <div ref={ref}>
      {STAR_POSITIONS.map((_, index) => (
        <span key={index} />
      ))}
    </div>
  );
}

const moveTo = (x: number, y: number) =>
  window.dispatchEvent(Object.assign(new Event('pointermove'), { clientX: x, clientY: y }));
const show = async () => {
  const { container } = render(
    <Profiler id="stars" onRender={() => (renders += 1)}>
      <Box />
    </Profiler>,
  );
  const box = container.firstElementChild as HTMLElement;
  // What moves them comes a moment later.
  await import('../../../../theme/landing/lateParts');
  await new Promise((done) => setTimeout(done));
  box.getBoundingClientRect = () => ({ left: 0, top: 0, width: 1000, height: 1000 }) as DOMRect;
  return [...box.children] as HTMLElement[];
};
const moved = (stars: HTMLElement[]) =>
  stars.filter(({ style }) => !['', '0px'].includes(style.getPropertyValue('--star-x')));

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
  const stars = await show();
  moveTo(30, 120);
  expect(frames).toEqual([]);
  expect(moved(stars)).toEqual([]);
});

test('S2-53 nothing runs on after the page is left', async () => {
  await show();
  moveTo(30, 120);
  cleanup();
  expect(frames).toEqual([]);
  moveTo(40, 120);
  expect(frames).toEqual([]);
});
