import sharp from 'sharp';
import { expect, test } from 'vitest';
import { isAlike } from './alike.ts';

const picture = (colour: string, width = 4) =>
  sharp({ create: { width, height: 4, channels: 3, background: colour } })
    .png()
    .toBuffer();

test.each([
  ['the same', '#808080', '#808080', true],
  ['what compressing changes', '#808080', '#8a8080', true],
  ['another colour', '#808080', '#808e80', false],
])('%s', async (_, one, other, isSame) => {
  expect(await isAlike(await picture(one), await picture(other))).toBe(isSame);
});

test('another size is never alike', async () => {
  expect(await isAlike(await picture('#fff', 4), await picture('#fff', 5))).toBe(false);
});
