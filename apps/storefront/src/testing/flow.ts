/** What stories of a whole way through the shop share: its steps, and a server that remembers. */
import { createStatefulMocks } from '@parinda/api-client/mocks';
import type { StoryContext } from '@storybook/react-vite';
import { forgetDrafts } from '../shared/forms/forgetDrafts.ts';
import { type Answers, handlersOf } from './answers.ts';
import { standInForProvider } from './paymentStandIn.ts';
import { pageStories, type ShopParameters } from './storyDecorators.tsx';

/** What is done, as the Interactions panel names it, and how. */
export type Step = [name: string, act: (reader: StoryContext) => Promise<unknown>];

/** A story's play: walks from the beginning of the flow to where the story is. */
export const walking =
  (...steps: Step[]) =>
  async (reader: StoryContext) => {
    for (const [name, act] of steps)
      await reader.step(name, async () => {
        await act(reader);
      });
  };

const server = createStatefulMocks();

/** Parameters: the shop that remembers, but for these answers. */
export const remembering = (answers: Answers = {}) => ({
  msw: { handlers: [...handlersOf(answers), ...server.handlers] },
});

/**
 * What the meta of a flow's stories holds: the whole shop, a server that remembers what is done within
 * a story, and a payment window that moves no money. At its end one may go on by hand.
 */
export function flowStories(shop: ShopParameters) {
  const { beforeEach: openBrowser, parameters, ...page } = pageStories(shop);
  return {
    ...page,
    beforeEach: [openBrowser, forgetDrafts, server.reset, standInForProvider],
    parameters: { ...parameters, ...remembering() },
  };
}
