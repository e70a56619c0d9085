import { composeStories } from '@storybook/react-vite';
import type { ComponentType } from 'react';

type StoryFile = Parameters<typeof composeStories>[0];

const files = import.meta.glob<StoryFile>('../**/*.stories.tsx', { eager: true });

/** Every story by name: 'Group/Component: Story'. */
export const allStories = new Map(
  Object.values(files).flatMap((file) =>
    Object.entries(composeStories(file)).map(
      ([name, Story]) => [`${file.default.title}: ${name}`, Story as ComponentType] as const,
    ),
  ),
);
