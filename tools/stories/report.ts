import { existsSync, globSync, readFileSync } from 'node:fs';
import { disabledRules } from './axe.ts';
import { allPictureFiles, approvedFolder, type StoryIndex } from './pictures.ts';
import { type AxeLine, axeLines } from './visit.ts';

/** `axe: N stories × M rules, …`, of what the visits wrote down. */
export function axeReport(): string {
  const lines = existsSync(axeLines) ? readFileSync(axeLines, 'utf8').trim().split('\n') : [];
  const visits = lines.map((line) => JSON.parse(line) as AxeLine);
  const rules = new Set(visits.flatMap(({ ran }) => ran));
  const disabled = [...new Set(visits.flatMap((visit) => visit.disabled))].sort();
  const violations = visits.reduce((sum, visit) => sum + visit.violations, 0);
  const reasons = disabled.map((id) => `\n  ${id}: ${disabledRules[id] ?? 'no reason given'}`);
  return (
    `axe: ${visits.length} stories × ${rules.size} rules, those on colour in light and in dark, ` +
    `${violations} violations, ${disabled.length} disabled rules${reasons.join('')}`
  );
}

/** Approved pictures that no story has any more. */
export function leftOverPictures(index: StoryIndex): string[] {
  const wanted = new Set(allPictureFiles(index));
  return globSync('*/*.png', { cwd: approvedFolder })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !wanted.has(file))
    .sort();
}
