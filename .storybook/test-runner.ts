import type { setupPage, TestRunnerConfig } from '@storybook/test-runner';
import {
  afterFailure,
  afterStory,
  beforeStory,
  openStorybook,
  withPictures,
} from './test-runner/visit.ts';

/** Global variables of the runner. */
interface RunnerScope {
  page: Parameters<typeof setupPage>[0];
}

/** The runner repeats a story in a new page after this error. */
const repeatInNewPage = new Error('Execution context was destroyed');

/** True after the first story of a page. */
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
   * All stories of a file use the same page, because a new page takes longer than most stories. A picture
   * may show remains of an earlier story, so a failed story repeats in a new page.
   */
  async postVisit(page, { id, hasFailure }) {
    const wasUsed = isUsed;
    isUsed = true;
    if (hasFailure) {
      await afterFailure(page);
      return;
    }
    const canRepeat = wasUsed && withPictures;
    const lines = await afterStory(page, id, canRepeat);
    if (lines.length === 0) return;
    if (canRepeat) throw repeatInNewPage;
    throw new Error(lines.join('\n'));
  },
};

export default config;
