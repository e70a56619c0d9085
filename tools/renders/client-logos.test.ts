import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { dark, light } from '../../packages/ui/src/theme/palette.ts';

const folder = new URL('../../apps/storefront/public/pictures/clients/', import.meta.url);

// Spec: 1 §2 Home
test.each(readdirSync(folder))('%s has no text and suits both themes', (file) => {
  const drawing = readFileSync(new URL(file, folder), 'utf8');
  // Text would use a font of the visitor's system.
  expect(drawing).not.toMatch(/<text|font-family/);
  const [day = '', night = ''] = drawing.split('@media (prefers-color-scheme:dark)');
  // The dark theme shows logos on the accent colour.
  for (const [styles, colours, paper, edge] of [
    [day, light, light.bg.surface.replace('#ffffff', '#fff'), light.border.subtle],
    [night, dark, dark.accent.soft, dark.accent.border],
  ] as const) {
    expect(styles).toContain(
      `.paper{fill:${paper};stroke:${edge}}.mark{fill:${colours.accent.solid}}.name{fill:${colours.fg.default}}`,
    );
  }
});
