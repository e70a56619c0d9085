import sharp from 'sharp';
import { expect, test } from 'vitest';
import { isEqual, looksEqual, maxDifferentPixels, showDifference } from './compare.ts';

const picture = (colour: string, width = 20) =>
  sharp({ create: { width, height: 4, channels: 3, background: colour } })
    .png()
    .toBuffer();

test.each([
  ['the same colour', '#808080', '#808080', true],
  ['a colour changed by compression', '#808080', '#8a8080', true],
  ['another colour', '#808080', '#808e80', false],
])('%s', async (_, one, other, isSame) => {
  expect(await isEqual(await picture(one), await picture(other))).toBe(isSame);
});

test('rejects another size', async () => {
  expect(await isEqual(await picture('#fff', 20), await picture('#fff', 21))).toBe(false);
});

const withSpots = async (spots: number) =>
  sharp(await picture('#fff'))
    .composite(
      Array.from({ length: spots }, (_, spot) => ({
        input: { create: { width: 1, height: 1, channels: 3 as const, background: '#f00' } },
        left: spot % 20,
        top: Math.floor(spot / 20),
      })),
    )
    .png()
    .toBuffer();

test.each([
  ['a few pixels, as a palette changes', maxDifferentPixels, true],
  ['one pixel more', maxDifferentPixels + 1, false],
])('%s', async (_, spots, isSame) => {
  expect(await isEqual(await picture('#fff'), await withSpots(spots))).toBe(isSame);
});

test('accepts a grey picture in another colour space', async () => {
  const grey = await sharp(await picture('#808080'))
    .toColourspace('b-w')
    .png()
    .toBuffer();
  expect(await isEqual(await picture('#808080'), grey)).toBe(true);
});

const disc = (from: number) =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="80" height="80">
        <rect width="80" height="80" fill="#fff"/><circle cx="${from}" cy="40" r="30"/>
      </svg>`,
    ),
  )
    .png()
    .toBuffer();

test.each([
  ['another anti-aliasing of an edge', 40.3, true],
  ['a moved edge', 42, false],
])('%s', async (_, from, isSame) => {
  expect(await looksEqual(await disc(40), await disc(from))).toBe(isSame);
});

test.each([
  ['another colour', '#0c7a6b', '#0c7a43', 20],
  ['another size', '#808080', '#808080', 21],
])('detects %s', async (_, one, other, width) => {
  expect(await looksEqual(await picture(one), await picture(other, width))).toBe(false);
});

test('shows the approved picture, the difference in red and the new picture side by side', async () => {
  const approved = await picture('#fff', 20);
  const shown = await showDifference(approved, await picture('#000', 21));
  const { data, info } = await sharp(shown).raw().toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([63, 4]);
  const pixelAt = (left: number) => [
    ...data.subarray(left * info.channels, left * info.channels + 3),
  ];
  expect([0, 21, 42].map(pixelAt)).toEqual([
    [255, 255, 255],
    [255, 0, 0],
    [0, 0, 0],
  ]);
});
