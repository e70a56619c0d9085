/**
 * Draws the picture that social networks show beside a shared link: they take no SVG.
 * node tools/pictures/social-card.ts
 */
import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import packaged, { inflate, setupLambdaEnvironment } from '@sparticuz/chromium';
import { bird, circle, colour, group, label, studio, svg } from './paint.ts';
import { strips } from './ranges.ts';

const ground = studio(1200, 630, true);
const words =
  label(80, 300, 'Parinda', 110, colour.white) +
  label(84, 360, 'Humane bird and monkey deterrents', 26, colour.tealLight);
const card = svg(
  1200,
  630,
  'Parinda',
  ground +
    circle(925, 330, 255, { fill: '#14808a', opacity: 0.6 }) +
    group(strips.clear.whole(), 'translate(925 330) scale(.74)') +
    bird(110, 150, 0.9, colour.tealLight) +
    words.replaceAll('text-anchor="middle"', ''),
);

let folder = dirname(createRequire(import.meta.url).resolve('@sparticuz/chromium'));
while (!readdirSync(folder).includes('bin')) folder = dirname(folder);
await inflate(join(folder, 'bin/al2023.tar.br'));
setupLambdaEnvironment(join(tmpdir(), 'al2023/lib'));
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? (await packaged.executablePath()),
  args: ['--no-sandbox'],
});
const page = await browser.newPage({ viewport: { width: 1200, height: 630 } });
await page.setContent(`<body style="margin:0">${card}`);
const path = '../../apps/storefront/public/pictures/social-card.jpg';
await page.screenshot({
  type: 'jpeg',
  quality: 86,
  path: fileURLToPath(new URL(path, import.meta.url)),
});
await browser.close();
