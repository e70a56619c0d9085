// `pnpm approve-pictures [pattern]`: approves the new pictures of the last `pnpm test pictures` in
// test-results/stories/new, or those whose path contains the pattern, e.g. `button/`. If that
// run had no pattern, it also approves the list of stories by field (contracts/stories.json).
import {
  copyFileSync,
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { storybookFolder } from '@parinda/testing/builds';
import sharp from 'sharp';
import type { StoryIndex } from '../../.storybook/modes.ts';
import { isEqual } from '../../.storybook/test-runner/compare.ts';
import { newStoriesFile, storiesFile } from '../../.storybook/test-runner/lens.ts';
import {
  approvedFolder,
  newFolder,
  unusedPictures,
} from '../../.storybook/test-runner/pictures.ts';

const pattern = process.argv[2] ?? '';
const matching = (files: string[]) => files.filter((file) => file.includes(pattern)).sort();

/** Uses a palette, which saves two thirds, unless it would change a colour visibly. */
async function compressed(file: string): Promise<Buffer> {
  const picture = sharp(file).removeAlpha();
  const small = await picture.clone().png({ palette: true, dither: 0, effort: 10 }).toBuffer();
  const isExact = await isEqual(small, file);
  return isExact ? small : picture.png({ compressionLevel: 9 }).toBuffer();
}

const approvedFiles = matching(globSync('*/*.png', { cwd: newFolder }));
for (const file of approvedFiles) {
  const approved = join(approvedFolder, file);
  mkdirSync(dirname(approved), { recursive: true });
  writeFileSync(approved, await compressed(join(newFolder, file)));
  rmSync(join(newFolder, file));
}

const index: StoryIndex = JSON.parse(readFileSync(join(storybookFolder, 'index.json'), 'utf8'));
const removed = matching(unusedPictures(index));
for (const file of removed) rmSync(join(approvedFolder, file));

if (existsSync(newStoriesFile)) copyFileSync(newStoriesFile, storiesFile);

console.log(`${approvedFiles.length} pictures approved, ${removed.length} removed.`);
if (approvedFiles.length === 0) console.log('No new pictures. Run `pnpm test pictures` first.');
