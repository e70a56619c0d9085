import type { TestRunnerConfig } from '@storybook/test-runner';
import { afterStory, beforeStory, openStorybook } from '../tools/stories/visit.ts';

const config: TestRunnerConfig = {
  prepare: ({ page }) => openStorybook(page),
  preVisit: async (page) => beforeStory(page),
  async postVisit(page, story) {
    if (!('hasFailure' in story)) await afterStory(page, story);
  },
};

export default config;
