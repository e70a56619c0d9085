import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { PNG } from 'pngjs';
import { expect, test } from 'vitest';
import { differenceBetween, keepAside, problemWith } from './compare.ts';

const teal = [11, 97, 105];
const green = [30, 113, 69];

/** A teal picture whose first pixels are green. */
function picture(greenPixels = 0, height = 40): Buffer {
  const png = new PNG({ width: 100, height });
  for (let pixel = 0; pixel < 100 * height; pixel++) {
    png.data.set([...(pixel < greenPixels ? green : teal), 255], pixel * 4);
  }
  return PNG.sync.write(png);
}

test('twenty pixels of another colour are let through, twenty-one are not', async () => {
  expect(await differenceBetween(picture(), picture(20))).toBeUndefined();
  expect((await differenceBetween(picture(), picture(21)))?.pixels).toBe(21);
});

test('a shade that no eye tells apart is no difference', async () => {
  const png = PNG.sync.read(picture());
  for (let at = 0; at < png.data.length; at += 4) png.data[at]! += 2;
  expect(await differenceBetween(picture(), PNG.sync.write(png))).toBeUndefined();
});

test('a picture that grew differs by what it grew', async () => {
  expect((await differenceBetween(picture(), picture(0, 41)))?.pixels).toBe(100);
});

function folders() {
  const folder = mkdtempSync(join(tmpdir(), 'parinda-pictures-'));
  const [approved, taken, difference] = ['approved', 'new', 'difference'].map((name) =>
    join(folder, name),
  );
  return { approved: approved!, new: taken!, difference: difference! };
}

const file = 'button/primary-360.png';

test('a picture that nobody approved is a problem, and is kept aside', async () => {
  const { approved, ...places } = folders();
  const problem = (await problemWith(picture(), file, approved))!;
  expect(keepAside(problem, file, places)).toContain('no approved picture');
  expect(readFileSync(join(places.new, file))).toEqual(picture());
});

test('a difference is named by its size and by the path of its picture', async () => {
  const { approved, ...places } = folders();
  mkdirSync(dirname(join(approved, file)), { recursive: true });
  writeFileSync(join(approved, file), picture());
  expect(await problemWith(picture(), file, approved)).toBeUndefined();
  const problem = (await problemWith(picture(50), file, approved))!;
  expect(keepAside(problem, file, places)).toMatch(
    /^50 pixels differ, see .*difference\/button\/primary-360\.png$/,
  );
  const marked = PNG.sync.read(readFileSync(join(places.difference, file)));
  expect([...marked.data.subarray(0, 3)]).toEqual([255, 0, 0]);
});
