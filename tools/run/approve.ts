// `pnpm snapshots:approve [pattern]`: takes over the new pictures that the last `pnpm test stories`
// left in test-results/stories/new, or those whose path contains the pattern, e.g. `button/`.
import { globSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pack } from '../stories/pack.ts';
import { fewerColours } from '../stories/palette.ts';
import { approvedFolder, newFolder, type StoryIndex } from '../stories/pictures.ts';
import { leftOverPictures } from '../stories/report.ts';
import { storybookFolder } from './storybook.ts';

const pattern = process.argv[2] ?? '';
const chosen = (files: string[]) => files.filter((file) => file.includes(pattern)).sort();

const taken = chosen(globSync('*/*.png', { cwd: newFolder }));
for (const file of taken) {
  const approved = join(approvedFolder, file);
  mkdirSync(dirname(approved), { recursive: true });
  writeFileSync(approved, await pack(fewerColours(readFileSync(join(newFolder, file)))));
  rmSync(join(newFolder, file));
}

const index = JSON.parse(readFileSync(join(storybookFolder, 'index.json'), 'utf8')) as StoryIndex;
const removed = chosen(leftOverPictures(index));
for (const file of removed) rmSync(join(approvedFolder, file));

const all = globSync('*/*.png', { cwd: approvedFolder });
const bytes = all.reduce((sum, file) => sum + statSync(join(approvedFolder, file)).size, 0);
console.log(
  `${taken.length} pictures approved, ${removed.length} removed; ${all.length} in all, ${(bytes / 1e6).toFixed(2)} MB`,
);
if (taken.length === 0) console.log('New pictures come from `pnpm test stories`.');
