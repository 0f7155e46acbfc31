import { expect, test } from 'vitest';
import { assetAddress } from '../../../../theme/landing/assetAddress';
import { imageSources } from '../../../../theme/landing/imageSources';
import { srcsetAddresses } from '../../../../theme/landing/srcsetAddresses';

test('S3-33 one picture for both themes has its formats above it', () => {
  expect(imageSources({ src: '/a.png' })).toEqual({ src: '/a.png', sources: [] });
  expect(imageSources({ src: '/a.png', formats: ['avif'] }).sources).toEqual([
    { src: '/a.avif', type: 'image/avif', dark: false },
  ]);
});

test('S3-33 two pictures: the dark ones first, the smallest format first, the light file for everybody else', () => {
  const { src, sources } = imageSources({
    src: { light: '/l.png', dark: '/d.png' },
    formats: ['avif', 'webp'],
  });
  expect(src).toBe('/l.png');
  expect(sources.map((source) => source.src)).toEqual(['/d.avif', '/d.webp', '/d.png', '/l.avif', '/l.webp']);
  expect(sources.map((source) => source.dark)).toEqual([true, true, true, false, false]);
});

test('S3-33 a picture for narrow screens comes first, in both themes and all formats, with its size', () => {
  const phone = { src: { light: '/pl.png', dark: '/pd.png' }, width: 9, height: 8 };
  const { sources } = imageSources({ src: '/a.png', formats: ['avif'], phone });
  expect(sources.map((source) => source.src)).toEqual([
    '/pd.avif',
    '/pd.png',
    '/pl.avif',
    '/pl.png',
    '/a.avif',
  ]);
  expect(sources.map((source) => source.phone?.height)).toEqual([8, 8, 8, 8, undefined]);
});

test('S7-21 a path is served by the origin of the setting, an address of its own stays', () => {
  expect(assetAddress('/a.png', undefined)).toBe('/a.png');
  expect(assetAddress('/a.png', 'https://assets.example')).toBe('https://assets.example/a.png');
  for (const own of ['https://b.example/a.png', '//b.example/a.png', 'data:image/png;base64,AA']) {
    expect(assetAddress(own, 'https://assets.example')).toBe(own);
  }
});

test('S3-33 S7-21 each choice of a srcset gets its address and keeps its size', () => {
  const address = (path: string) => `https://assets.example${path}`;
  expect(srcsetAddresses('/a.png 1x,  /b.png 2x', address)).toBe(
    'https://assets.example/a.png 1x, https://assets.example/b.png 2x',
  );
  expect(srcsetAddresses('/a.png', address)).toBe('https://assets.example/a.png');
});
