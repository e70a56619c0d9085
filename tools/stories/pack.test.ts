import { PNG } from 'pngjs';
import { expect, test } from 'vitest';
import { differenceBetween } from './compare.ts';
import { pack } from './pack.ts';
import { fewerColours } from './palette.ts';

const coloursOf = (bytes: Buffer) => {
  const { data } = PNG.sync.read(bytes);
  return new Set(Array.from({ length: data.length / 4 }, (_, at) => data.readUInt32BE(at * 4)));
};

/** Two areas and, strewn between them, more shades than a palette holds. */
function manyShades(): Buffer {
  const png = new PNG({ width: 600, height: 20 });
  for (let pixel = 0; pixel < 600 * 20; pixel++) {
    const shade = Math.min(300, Math.max(0, ((pixel * 7919) % 600) - 150));
    png.data.set([shade * 0.8, 255 - shade * 0.7, shade % 7, 255], pixel * 4);
  }
  return PNG.sync.write(png);
}

test('many shades become a palette without a difference that the comparison sees', async () => {
  const before = manyShades();
  const after = fewerColours(before);
  expect(coloursOf(before).size).toBeGreaterThan(256);
  expect(coloursOf(after).size).toBeLessThanOrEqual(256);
  expect(await differenceBetween(before, after)).toBeUndefined();
});

test('a packed picture is the same picture in fewer bytes', async () => {
  const before = fewerColours(manyShades());
  const after = await pack(before);
  expect(after.length).toBeLessThan(before.length);
  expect(PNG.sync.read(after).data).toEqual(PNG.sync.read(before).data);
});
