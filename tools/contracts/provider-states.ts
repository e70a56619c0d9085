import { readFileSync } from 'node:fs';
import type { Interaction, Pact } from '@parinda/testing/pacts';
import { inProject } from '@parinda/testing/project';
import { parse } from 'yaml';

interface Notes {
  about: string;
  states: Record<string, string>;
  values: Record<string, string>;
}

/** Descriptions of each state and each returned value. */
export const notes: Notes = parse(
  readFileSync(inProject('contracts/provider-states.yaml'), 'utf8'),
);

/** Returns the names in `${…}`. The verifier replaces them with values that the state returned. */
export function answersOf(interaction: Interaction): string[] {
  const names = JSON.stringify(interaction).matchAll(/\$\{(\w+)\}/g);
  return [...names].map(([, name = '']) => name);
}

/** Returns where a backend accepts provider states unless it names another URL. */
export const defaultStatesUrl = (url: string): string => new URL('/_pact/states', url).href;

export const statesOf = ({ providerStates = [] }: Interaction) => providerStates;

function section(state: string, interactions: Interaction[]): string {
  const usedBy = interactions.filter((one) => statesOf(one).some(({ name }) => name === state));
  const given = usedBy.flatMap(statesOf).flatMap(({ params = {} }) => Object.entries(params));
  const parameters = [...new Map(given)].map(
    ([name, value]) => `\`${name}\` (such as \`${JSON.stringify(value)}\`)`,
  );
  const answers = [...new Set(usedBy.flatMap(answersOf))].sort().map((name) => `\`${name}\``);
  return `### ${state}

${notes.states[state]}

- Parameters: ${parameters.join(', ') || 'none'}
- Answers: ${answers.join(', ') || 'nothing'}
- Used by: ${usedBy.map(({ description }) => description).join('; ')}
`;
}

function chapter({ provider, interactions }: Pact): string {
  const names = [...new Set(interactions.flatMap(statesOf).map(({ name }) => name))].sort();
  const sections = names.map((name) => section(name, interactions)).join('\n');
  return `## ${provider.name}\n\n${sections || 'No state is needed.\n'}`;
}

/** Returns the text of contracts/provider-states.md. */
export function describeStates(pacts: Pact[]): string {
  const values = Object.entries(notes.values).map(([name, note]) => `- \`${name}\`: ${note}`);
  return [notes.about, `${values.join('\n')}\n`, ...pacts.map(chapter)].join('\n');
}
