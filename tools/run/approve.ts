// `pnpm approve-pictures [pattern]`: takes over the new pictures that the last `pnpm test pictures`
// left in test-results/stories/new, or those whose path contains the pattern, e.g. `button/`.
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import type { StoryIndex } from '../../.storybook/modes.ts';
import { isAlike } from '../../.storybook/test-runner/alike.ts';
import {
  approvedFolder,
  leftOverPictures,
  newFolder,
} from '../../.storybook/test-runner/pictures.ts';
import { storybookFolder } from './builds.ts';

const pattern = process.argv[2] ?? '';
const chosen = (files: string[]) => files.filter((file) => file.includes(pattern)).sort();

/** A palette saves two thirds of a picture; in a few it would move a colour too far. */
async function compressed(file: string): Promise<Buffer> {
  const picture = sharp(file).removeAlpha();
  const small = await picture.clone().png({ palette: true, dither: 0, effort: 10 }).toBuffer();
  const isGood = await isAlike(small, file);
  return isGood ? small : picture.png({ compressionLevel: 9 }).toBuffer();
}

const taken = chosen(globSync('*/*.png', { cwd: newFolder }));
for (const file of taken) {
  const approved = join(approvedFolder, file);
  mkdirSync(dirname(approved), { recursive: true });
  writeFileSync(approved, await compressed(join(newFolder, file)));
  rmSync(join(newFolder, file));
}

const index: StoryIndex = JSON.parse(readFileSync(join(storybookFolder, 'index.json'), 'utf8'));
const removed = chosen(leftOverPictures(index));
for (const file of removed) rmSync(join(approvedFolder, file));

console.log(`${taken.length} pictures approved, ${removed.length} removed.`);
if (taken.length === 0) console.log('New pictures come from `pnpm test pictures`.');
