import type { setupPage, TestRunnerConfig } from '@storybook/test-runner';
import {
  afterFailure,
  afterStory,
  beforeStory,
  openStorybook,
  withPictures,
} from './test-runner/visit.ts';

/** What the runner puts into the global scope of a file of tests. */
interface RunnerScope {
  page: Parameters<typeof setupPage>[0];
}

/** The runner visits a story once more, in a new page, when it hears this of its last visit. */
const inNewPage = new Error('Execution context was destroyed');

/** Whether the page has shown a story before. */
let isUsed = false;

const config: TestRunnerConfig = {
  async prepare({ page }) {
    isUsed = false;
    await openStorybook(page);
  },
  async preVisit(_page, { id }) {
    const { page } = globalThis as unknown as RunnerScope;
    await beforeStory(page, id);
  },
  /**
   * The stories of a file are shown in one page, as starting a new one takes longer than most of them.
   * A picture may show what a story before has left there: it is taken once more in a page of its own.
   */
  async postVisit(page, { id, hasFailure }) {
    const wasUsed = isUsed;
    isUsed = true;
    if (hasFailure) {
      await afterFailure(page);
      return;
    }
    const isTried = wasUsed && withPictures;
    const lines = await afterStory(page, id, isTried);
    if (lines.length === 0) return;
    if (isTried) throw inNewPage;
    throw new Error(lines.join('\n'));
  },
};

export default config;
