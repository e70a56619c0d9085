/**
 * Creates the preview picture for social networks from the brand, the favicon and the first banner:
 *   pnpm exec node tools/renders/social-card.ts
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brand } from '@parinda/brand';
import { socialPicture } from '@parinda/storefront/server/social-picture';
import { recordInputs, site } from './made-from.ts';

const picture = readFileSync(join(site, 'pictures/banners/1-1280.webp'));
writeFileSync(
  join(site, 'pictures/social-card.jpg'),
  await socialPicture({ title: brand.tagline, picture }),
);
recordInputs('social-card');
