/** Shared code of stories that walk through the storefront: steps, and a stateful mock server. */
import { createStatefulMocks } from '@parinda/api-client/mocks';
import type { StoryContext } from '@storybook/react-vite';
import { type Answers, handlersOf } from './answers.ts';
import { standInForProvider } from './paymentStandIn.ts';
import { pageStories, type ShopParameters } from './storyDecorators.tsx';

/** The name of a step in the Interactions panel, and its action. */
export type Step = [name: string, act: (reader: StoryContext) => Promise<unknown>];

/** Returns a story's play function, which runs the flow up to this story. */
export const walking =
  (...steps: Step[]) =>
  async (reader: StoryContext) => {
    for (const [name, act] of steps)
      await reader.step(name, async () => {
        await act(reader);
      });
  };

const server = createStatefulMocks();

/** Parameters of a stateful mock server with these responses. */
export const remembering = (answers: Answers = {}) => ({
  msw: { handlers: [...handlersOf(answers), ...server.handlers] },
});

/**
 * Returns the meta of a flow's stories: the whole storefront, a mock server that keeps state within
 * a story, and a fake payment window. A story can be continued by hand.
 */
export function flowStories(shop: ShopParameters) {
  const { beforeEach: openBrowser, parameters, ...page } = pageStories(shop);
  return {
    ...page,
    beforeEach: [openBrowser, server.reset, standInForProvider],
    parameters: { ...parameters, ...remembering() },
  };
}
