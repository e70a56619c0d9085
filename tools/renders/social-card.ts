/**
 * Creates the preview picture for social networks from the first banner:
 *   pnpm exec node tools/renders/social-card.ts
 */

import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brand } from '@parinda/brand';
import sharp from 'sharp';

const folder = dirname(fileURLToPath(import.meta.url));
const size = { width: 1200, height: 630 };

const words = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630">
  <linearGradient id="shade" x2="1"><stop stop-color="#08353a" stop-opacity=".94"/>
  <stop offset=".48" stop-color="#08353a" stop-opacity=".72"/>
  <stop offset=".8" stop-color="#08353a" stop-opacity="0"/></linearGradient>
  <rect width="1200" height="630" fill="url(#shade)"/>
  <g font-family="Figtree, DejaVu Sans, sans-serif" fill="#fff">
    <text x="80" y="330" font-size="104" font-weight="700">${brand.name}</text>
    <text x="84" y="392" font-size="28" fill="#dfeeec">Humane bird and monkey deterrents</text>
  </g></svg>`;

await sharp(join(folder, 'masters/banners/1.clean.png'))
  .toColourspace('srgb')
  .flop()
  .resize({ ...size, fit: 'cover', position: 'right' })
  .linear(1.1, -4)
  .composite([{ input: Buffer.from(words) }])
  .jpeg({ quality: 84, mozjpeg: true })
  .toFile(join(folder, '../../apps/storefront/public/pictures/social-card.jpg'));
