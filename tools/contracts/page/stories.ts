import { readFileSync } from 'node:fs';
import { type Interaction, operationOf } from '@parinda/testing/pacts';
import { inProject } from '@parinda/testing/project';

/** Content of contracts/stories.json: by operation, a story for each interaction. */
export type Stories = Record<string, { interactions: Record<string, string> }>;

export const readStories = (): Stories =>
  JSON.parse(readFileSync(inProject('contracts/stories.json'), 'utf8'));

/**
 * Returns the query of Storybook's URL for a story that shows a response. An error that no story shows is
 * replayed in another story of the operation.
 */
export function storyOf(interaction: Interaction, stories: Stories): string | undefined {
  const operation = operationOf(interaction);
  const { interactions = {} } = stories[operation] ?? {};
  const story = interactions[interaction.description];
  if (story) return `path=/story/${story}`;
  const [other] = Object.values(interactions);
  const { status } = interaction.response;
  return other && status >= 400
    ? `path=/story/${other}&globals=replay:${operation}-${status}`
    : undefined;
}
