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

let isVisited = false;

const config: TestRunnerConfig = {
  setup: extendExpect,
  prepare: ({ page }) => openStorybook(page),
  /**
   * A story with pictures gets a page of its own: how it looks must not depend on those before it.
   * Of pages no picture is taken, and starting the whole storefront anew takes two seconds.
   */
  async preVisit(_page, { id, title }) {
    const scope = globalThis as unknown as RunnerScope;
    if (isVisited && !title.startsWith('Pages/')) {
      await scope.jestPlaywright.resetPage();
      await scope.__sbSetupPage(scope.page, scope.context);
    }
    isVisited = true;
    await beforeStory(scope.page, id);
  },
  async postVisit(page, story) {
    if (story.hasFailure) await afterFailure(page);
    else await afterStory(page, story.id);
  },
};

export default config;
