import type { setupPage, TestRunnerConfig } from '@storybook/test-runner';
import { extendExpect } from './test-runner/look.ts';
import { afterFailure, afterStory, beforeStory, openStorybook } from './test-runner/visit.ts';

/** What the runner puts into the global scope of a file of tests. */
interface RunnerScope {
  page: Parameters<typeof setupPage>[0];
  context: Parameters<typeof setupPage>[1];
  jestPlaywright: { resetPage(): Promise<void> };
  __sbSetupPage: typeof setupPage;
}

/** The runner visits a story once more, in a new page, when it hears this of its last visit. */
const inNewPage = new Error('Execution context was destroyed');

/** Whether the page has shown a story before. */
let isUsed = false;

/** Whether the stories of this file leave something behind that the next ones show. */
let isUnsteady = false;

const config: TestRunnerConfig = {
  setup: extendExpect,
  async prepare({ page }) {
    isUsed = false;
    await openStorybook(page);
  },
  async preVisit(_page, { id }) {
    const scope = globalThis as unknown as RunnerScope;
    if (isUsed && isUnsteady) {
      await scope.jestPlaywright.resetPage();
      await scope.__sbSetupPage(scope.page, scope.context);
    }
    await beforeStory(scope.page, id);
  },
  /**
   * The stories of a file are shown in one page, as starting a new one takes longer than most of
   * them. What is wrong there may come from those before: it counts if a page of its own has it too.
   */
  async postVisit(page, { id, hasFailure }) {
    const wasUsed = isUsed;
    isUsed = true;
    if (!hasFailure) {
      const lines = await afterStory(page, id, wasUsed);
      if (lines.length === 0) return;
      if (!wasUsed) throw new Error(lines.join('\n'));
    }
    if (wasUsed) {
      isUnsteady = true;
      throw inNewPage;
    }
    await afterFailure(page);
  },
};

export default config;
