import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ComponentManifest, Manifests } from 'storybook/internal/types';
import { packageFolder } from '../packages/ui/entries.ts';
import { importsOf } from '../packages/ui/markdown/exports.ts';
import { readGuides } from '../packages/ui/markdown/guides.ts';
import { pathOf } from '../packages/ui/markdown/pages.ts';

/**
 * Adds the guides to the manifest of components, and imports that resolve outside this project.
 * Stories of pages and foundations are no components, so they are left out.
 */
export function withGuides(manifests: Manifests): Manifests {
  const { components } = manifests;
  if (!components) return manifests;
  const guides = new Map(readGuides().map((guide) => [storiesOf(guide.file), guide]));
  const documented = Object.entries(components.components).flatMap(([id, component]) => {
    const guide = guides.get(component.path);
    if (!guide) return [];
    const content = readFileSync(join(packageFolder, pathOf(guide.name)), 'utf8');
    const docs = {
      [`${id}--guide`]: {
        id: `${id}--guide`,
        name: 'Guide',
        title: guide.name,
        path: `./packages/ui/${guide.file}`,
        content,
      },
    };
    return [[id, { ...component, summary: guide.purpose, import: importsIn(component), docs }]];
  });
  return {
    ...manifests,
    components: { ...components, components: Object.fromEntries(documented) },
  };
}

const storiesOf = (guide: string) => `./packages/ui/${guide.replace('.guide.', '.stories.')}`;

/** Returns the import lines of the components in a manifest entry and its snippets. */
function importsIn({ name, stories, import: lines = '' }: ComponentManifest): string {
  const code = [lines, ...stories.map(({ snippet = '' }) => snippet)].join('\n');
  return importsOf([name, ...(code.match(/\b[A-Z]\w+/g) ?? [])]);
}
