import { composeStories } from '@storybook/react-vite';
import { act, render } from '@testing-library/react';
import type { ComponentType } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { layOutSlides } from '../../src/testing/layOutSlides.ts';
import { readAloud } from '../../src/testing/spoken.ts';
import type { Guide } from './Guide.ts';

type StoryFile = Parameters<typeof composeStories>[0];

const guides = Object.entries(
  import.meta.glob<Guide>('../../src/**/*.guide.tsx', { import: 'guide', eager: true }),
);
const stories = import.meta.glob<StoryFile>('../../src/**/*.stories.tsx', { eager: true });

const named = guides.map(([file, guide]) => {
  const storyFile = stories[file.replace('.guide.', '.stories.')] as StoryFile;
  return [`${storyFile.default.title}: ${guide.spoken}`, guide, storyFile] as const;
});

/** Elements that the keyboard can focus. */
const focusable =
  ':is(a[href], button, input, select, textarea, summary, [tabindex]):not([tabindex="-1"], :disabled)';

const spoken: Record<string, string[]> = {};

beforeEach(layOutSlides);

it.each(named)(
  '%s is heard, and has a table of keys if it is operated',
  async (name, guide, file) => {
    const composed: Record<string, ComponentType> = composeStories(file);
    const Story = composed[guide.spoken];
    if (!Story) throw new Error(`There is no story ${name}`);
    render(<Story />);
    // Lazy parts of the story load first.
    await act(() => new Promise((resolve) => setTimeout(resolve)));
    spoken[name] = await readAloud();
    const isOperated = document.querySelector(focusable) !== null;
    expect(guide.keyboard.length > 0).toBe(isOperated);
  },
);

/** Source of the screen reader output on the pages; `vitest -u` rewrites it. */
it('screen reader output equals spoken.json', async () => {
  const lines = Object.fromEntries(Object.entries(spoken).sort());
  await expect(`${JSON.stringify(lines, null, 2)}\n`).toMatchFileSnapshot('spoken.json');
});
