import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { dark, light } from '../../packages/ui/src/theme/palette.ts';

const folder = new URL('../../apps/storefront/public/pictures/clients/', import.meta.url);

test.each(readdirSync(folder))('%s is drawn, not set, in the colours of both themes', (file) => {
  const drawing = readFileSync(new URL(file, folder), 'utf8');
  // A picture has no faces of its own: letters would fall to whatever the visitor's system has.
  expect(drawing).not.toMatch(/<text|font-family/);
  const [day = '', night = ''] = drawing.split('@media (prefers-color-scheme:dark)');
  for (const [styles, colours] of [
    [day, light],
    [night, dark],
  ] as const) {
    expect(styles).toContain(
      `stroke:${colours.border.subtle}}.mark{fill:${colours.accent.solid}}.name{fill:${colours.fg.default}}`,
    );
  }
});
