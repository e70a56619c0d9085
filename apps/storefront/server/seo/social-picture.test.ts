import sharp from 'sharp';
import { expect, it } from 'vitest';
import { nasty } from '../testing/content.ts';
import { type SocialPicture, socialPicture } from './social-picture.ts';

const red = await sharp({ create: { width: 40, height: 90, channels: 4, background: '#f00' } })
  .webp()
  .toBuffer();
const noise = await sharp({
  create: {
    width: 560,
    height: 630,
    channels: 3,
    background: '#888',
    noise: { type: 'gaussian', mean: 128, sigma: 80 },
  },
})
  .png()
  .toBuffer();

/** Returns the mean colors of the left half, with the text, and of the right half. */
async function look(picture: SocialPicture) {
  const jpeg = await socialPicture(picture);
  const { format, width, height } = await sharp(jpeg).metadata();
  expect([format, width, height]).toEqual(['jpeg', 1200, 630]);
  expect(jpeg.length).toBeLessThanOrEqual(150_000);
  const meanOf = async (left: number) => {
    const half = await sharp(jpeg).extract({ left, top: 0, width: 560, height: 630 }).toBuffer();
    return (await sharp(half).stats()).channels.map(({ mean }) => Math.round(mean));
  };
  return { jpeg, left: await meanOf(0), right: await meanOf(640) };
}

it('shows the text on the left, and the image on the right', async () => {
  const { left, right } = await look({ title: 'Steel spikes', picture: red });
  const [r = 0, g = 255, b = 255] = right;
  expect([r > 240, g < 10, b < 10]).toEqual([true, true, true]);
  const untitled = await look({ title: '.', picture: red });
  expect(Math.min(...left)).toBeGreaterThan(Math.min(...untitled.left) + 3);
});

it('draws the subtitle below the title', async () => {
  const [plain, priced] = await Promise.all([
    socialPicture({ title: 'Net' }),
    socialPicture({ title: 'Net', subtitle: '₹1,299' }),
  ]);
  expect(priced.equals(plain)).toBe(false);
});

it.each<[string, SocialPicture]>([
  ['no picture', { title: 'Net' }],
  ['an invalid image', { title: 'Net', picture: Buffer.from('<html>') }],
  ['an empty file', { title: 'Net', picture: Buffer.alloc(0) }],
])('uses the whole width for text with %s', async (_case, picture) => {
  const { right } = await look(picture);
  expect(Math.max(...right)).toBeLessThan(90);
});

it.each([
  ['a long title', 'Spikes and nets for balconies, ledges and shafts '.repeat(9)],
  ['a title of one long word', 'x'.repeat(400)],
  ['markup and quotes', nasty],
  ['Devanagari', 'कबूतरों से बालकनी को कैसे बचाएँ'],
  ['scripts that no font has', 'வலை 🐦'],
  ['nothing', ''],
])('draws %s', async (_case, title) => {
  const { right } = await look({ title, subtitle: title, picture: red });
  // The text ends where the image begins.
  expect(right[0]).toBeGreaterThan(240);
});

it('stays small enough for chats, for any image', async () => {
  await look({ title: 'Noise', picture: noise });
});
