import { writeFileSync } from 'node:fs';
import { inProject } from '../run/project.ts';
import { type Interaction, type Pact, pactPaths, readPact } from './pacts.ts';
import { stateNotes, valueNotes } from './state-notes.ts';

interface State {
  /** Parameter name -> a value that some interaction gives. */
  parameters: Map<string, string>;
  answers: Set<string>;
  usedBy: string[];
}

const newState = (): State => ({ parameters: new Map(), answers: new Set(), usedBy: [] });

/** Names in `${…}` of every provider-state generator of an interaction: what the state answers. */
export function answersOf(interaction: Interaction): string[] {
  const text = JSON.stringify(interaction);
  const expressions = [...text.matchAll(/"expression":"((?:[^"\\]|\\.)*)"/g)].map((hit) => hit[1]);
  return expressions.flatMap((expression) =>
    [...(expression ?? '').matchAll(/\$\{(\w+)\}/g)].map((hit) => hit[1] ?? ''),
  );
}

export function collectStates(pact: Pact): Map<string, State> {
  const states = new Map<string, State>();
  for (const interaction of pact.interactions) {
    for (const { name, params = {} } of interaction.providerStates ?? []) {
      const state = states.get(name) ?? newState();
      for (const [key, value] of Object.entries(params)) {
        state.parameters.set(key, JSON.stringify(value));
      }
      for (const answer of answersOf(interaction)) state.answers.add(answer);
      state.usedBy.push(interaction.description);
      states.set(name, state);
    }
  }
  return states;
}

function sectionOf([name, { parameters, answers, usedBy }]: [string, State]): string {
  const given = [...parameters].map(([key, value]) => `\`${key}\` (such as \`${value}\`)`);
  const named = [...answers].sort().map((key) => `\`${key}\``);
  const note = stateNotes[name];
  return [
    `### ${name}`,
    '',
    ...(note ? [note, ''] : []),
    `- Parameters: ${given.join(', ') || 'none'}`,
    `- Answers: ${named.join(', ') || 'nothing'}`,
    `- Used by: ${usedBy.join('; ')}`,
    '',
  ].join('\n');
}

/** The text of contracts/provider-states.md. */
export function describeStates(pacts: Pact[]): string {
  const providers = pacts.map((pact) => {
    const states = [...collectStates(pact)].sort(([a], [b]) => (a < b ? -1 : 1));
    const sections = states.length ? states.map(sectionOf) : ['No state is needed.\n'];
    return [`## ${pact.provider.name}`, '', ...sections].join('\n');
  });
  return [
    '# Provider states',
    '',
    'Written by `pnpm generate` from the pacts; not to be edited. Before an interaction the verifier',
    'sends `POST /_pact/states` with `{ state, params, action: "setup" }`. The provider brings itself',
    'into that state and answers one flat JSON object with the values named under "Answers". An',
    'interaction without a state is announced with an empty `state`: nothing is to be done.',
    '',
    'The values:',
    '',
    ...Object.entries(valueNotes).map(([name, note]) => `- \`${name}\`: ${note}`),
    '',
    ...providers,
  ].join('\n');
}

export function writeProviderStates(): void {
  writeFileSync(
    inProject('contracts/provider-states.md'),
    describeStates(pactPaths().map(readPact)),
  );
}
