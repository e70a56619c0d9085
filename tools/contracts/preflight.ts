import type { Interaction } from './pacts.ts';
import { answersOf, statesOf } from './provider-states.ts';

const patienceMs = 10_000;

interface Server {
  baseUrl: string;
  statesUrl: string;
}

/** How an address answered, or why it did not. */
async function ask(url: string, init: RequestInit = {}) {
  try {
    const answer = await fetch(url, { ...init, signal: AbortSignal.timeout(patienceMs) });
    return { status: answer.status, isGood: answer.ok, text: await answer.text() };
  } catch (error) {
    const { name, message, cause } = error as Error & { cause?: { code?: string } };
    return { failure: name === 'TimeoutError' ? `no answer in 10 s` : (cause?.code ?? message) };
  }
}

const askForState = (url: string, state: string, params: object = {}) =>
  ask(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ state, params, action: 'setup' }),
  });

function fieldsOf(text: string): Record<string, unknown> | undefined {
  try {
    const json = JSON.parse(text);
    return typeof json === 'object' && json !== null && !Array.isArray(json) ? json : undefined;
  } catch {
    return undefined;
  }
}

/** Why this state cannot be had; undefined when it can, with all that requests are filled in with. */
async function stateProblem(url: string, interaction: Interaction, name: string, params?: object) {
  const { failure, status, isGood, text = '' } = await askForState(url, name, params);
  if (failure) return `state "${name}": ${failure}`;
  if (!isGood) return `state "${name}": answered ${status}`;
  const fields = fieldsOf(text);
  if (!fields) return `state "${name}": answered no JSON object`;
  const missing = answersOf(interaction).filter(
    (field) => !['string', 'number'].includes(typeof fields[field]),
  );
  return missing.length
    ? `state "${name}": answered without ${[...new Set(missing)].join(', ')}`
    : undefined;
}

/**
 * Tries whether a server can be verified at all: it is there, its states address is, and each state
 * answers what the requests need.
 *
 * @returns what was found, in lines, and whether that is good
 */
export async function preflight({ baseUrl, statesUrl }: Server, interactions: Interaction[]) {
  const lines: string[] = [];
  const server = await ask(baseUrl);
  lines.push(`server ${baseUrl}: ${server.failure ?? 'reachable'}`);
  if (server.failure) return { isGood: false, lines };

  const states = await askForState(statesUrl, '');
  const isThere = states.isGood === true;
  lines.push(`states ${statesUrl}: ${states.failure ?? `answers ${states.status}`}`);
  if (!isThere) {
    lines.push('No state can be brought about, so that nothing can be verified.');
    return { isGood: false, lines };
  }

  const problems: string[] = [];
  const tried = new Set<string>();
  for (const interaction of interactions) {
    for (const { name, params } of statesOf(interaction)) {
      const key = JSON.stringify([name, params, answersOf(interaction)]);
      if (tried.has(key)) continue;
      tried.add(key);
      const problem = await stateProblem(statesUrl, interaction, name, params);
      if (problem && !problems.includes(problem)) problems.push(problem);
    }
  }
  const count = new Set(interactions.flatMap(statesOf).map(({ name }) => name)).size;
  lines.push(...(problems.length ? problems : [`${count} states answer what requests need`]));
  return { isGood: problems.length === 0, lines };
}
