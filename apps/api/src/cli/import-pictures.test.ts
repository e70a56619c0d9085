import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readPictures } from './import-pictures.ts';

let from: string;
let to: string;
beforeEach(async () => {
  from = mkdtempSync(join(tmpdir(), 'parinda-photos-'));
  to = join(from, 'site');
  const photo = sharp({ create: { width: 1500, height: 1000, channels: 3, background: 'teal' } });
  // A phone stores portrait photos rotated.
  await photo.withMetadata({ orientation: 6 }).jpeg().toFile(join(from, 'net.jpg'));
  writeFileSync(join(from, 'table.csv'), 'slug\n');
});
afterEach(() => rmSync(from, { recursive: true }));

const writtenFiles = () => {
  try {
    return readdirSync(to);
  } catch {
    return [];
  }
};

// Spec: decisions Server
it('writes an upright picture in all widths and names it in the row', async () => {
  const kept = '/pictures/products/a-1-640.webp';
  const rows = [{ slug: 'a', image1: 'net.jpg', image2: kept, image3: 'https://x.test/a.jpg' }];
  const pictures = await readPictures(rows, from);
  await pictures.write(to);
  const [row] = pictures.rows as [Record<string, string>];
  expect(row).toEqual({
    ...rows[0],
    image1: expect.stringMatching(/^\/pictures\/products\/[0-9a-f]{16}-640\.webp$/),
  });
  const stem = row.image1?.slice('/pictures/products/'.length).replace('-640.webp', '');
  const sizes = { '320': 480, '640': 960, '1280': 1500 };
  for (const [width, height] of Object.entries(sizes)) {
    for (const type of ['avif', 'webp']) {
      const made = await sharp(join(to, `${stem}-${width}.${type}`)).metadata();
      expect(made).toMatchObject({ width: Math.min(Number(width), 1000), height });
      expect(made.exif).toBeUndefined();
    }
  }
  expect(writtenFiles()).toHaveLength(6);
});

/** Returns a small PNG that claims to have 60,000 × 60,000 pixels. */
function pictureBomb(): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const content = Buffer.concat([Buffer.from(type), data]);
    const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    checksum.writeUInt32BE(crc32(content));
    return Buffer.concat([length, content, checksum]);
  };
  const header = Buffer.from([0, 0, 0xea, 0x60, 0, 0, 0xea, 0x60, 8, 0, 0, 0, 0]);
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(1_000_000))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

it('rejects a picture with too many pixels before it decodes them', async () => {
  writeFileSync(join(from, 'bomb.png'), pictureBomb());
  const rows = [{ slug: 'a', image1: 'net.jpg', image2: 'bomb.png' }];
  await expect(readPictures(rows, from)).rejects.toThrow(
    /^Nothing was imported:\nRow 1: image2 bomb\.png is not a picture \(.*pixel limit/,
  );
  expect(writtenFiles()).toEqual([]);
});

it('removes the new pictures when one cannot be converted', async () => {
  const rows = [{ slug: 'a', image1: 'net.jpg' }];
  await (await readPictures(rows, from)).write(to);
  const kept = writtenFiles();
  for (const name of ['other', 'lost']) {
    await sharp(join(from, 'net.jpg'))
      .tint(name === 'lost' ? 'red' : 'blue')
      .toFile(join(from, `${name}.png`));
  }
  const more = await readPictures([...rows, { image1: 'other.png', image2: 'lost.png' }], from);
  rmSync(join(from, 'lost.png'));
  await expect(more.write(to)).rejects.toThrow('Input file is missing');
  expect(writtenFiles()).toEqual(kept);
});

it('reports each file that is not a picture and writes nothing', async () => {
  const rows = [
    { slug: 'a', image1: 'net.jpg' },
    { slug: 'b', image1: 'none.jpg', image4: 'table.csv' },
  ];
  await expect(readPictures(rows, from)).rejects.toThrow(
    /^Nothing was imported:\nRow 2: image1 none\.jpg is not a picture \(ENOENT\)\nRow 2: image4 table\.csv is not a picture \(.*unsupported image format\)$/,
  );
  expect(writtenFiles()).toEqual([]);
});

it('leaves rows without pictures unchanged', async () => {
  const rows = ['no row', null, { slug: 'a', image1: '', image2: 7 }];
  expect(await readPictures(rows, from)).toMatchObject({ rows, hasFiles: false });
});
