/**
 * Renders shots without a master, in the order of the list:
 *   pnpm exec node tools/renders/render.ts [--share=0.6] [PATTERN …]
 * A share below 1 renders smaller and faster. You can stop it at any time: masters are never incomplete.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, renameSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const folder = dirname(fileURLToPath(import.meta.url));
const masters = join(folder, 'masters');
const script = ['-b', '--factory-startup', '-P', join(folder, 'blender/render.py'), '--'];
const flags = process.argv.slice(2).filter((text) => text.startsWith('--'));
const patterns = process.argv
  .slice(2)
  .filter((text) => !flags.includes(text))
  .map((text) => new RegExp(text));

const output = execFileSync('blender', [...script, 'list'], { encoding: 'utf8' });
const shots = [...output.matchAll(/^shot (\S+)$/gm)].map(([, name]) => name ?? '');
const wanted = shots.filter(
  (name) => patterns.length === 0 || patterns.some((pattern) => pattern.test(name)),
);

for (const name of wanted) {
  const master = join(masters, `${name}.png`);
  if (existsSync(master)) continue;
  mkdirSync(dirname(master), { recursive: true });
  const started = Date.now();
  const unfinished = join(masters, `unfinished-${process.pid}`);
  const { status } = spawnSync(
    'nice',
    ['-n', '19', 'blender', ...script, name, unfinished, ...flags],
    {
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  );
  if (status !== 0 || !existsSync(`${unfinished}.png`)) {
    console.error(`Failed: ${name}`);
    continue;
  }
  for (const kind of ['.albedo', '.normal', '']) {
    renameSync(`${unfinished}${kind}.png`, join(masters, `${name}${kind}.png`));
  }
  console.log(`${name}: ${Math.round((Date.now() - started) / 1000)} s`);
}
