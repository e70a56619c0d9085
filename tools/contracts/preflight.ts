import type { Interaction } from '@parinda/testing/pacts';
import { answersOf, statesOf } from './provider-states.ts';

const patienceMs = 10_000;

interface Server {
  baseUrl: string;
  statesUrl: string;
}

/** Returns the response, or the reason for its absence. */
async function send(url: string, init: RequestInit = {}) {
  try {
    const answer = await fetch(url, { ...init, signal: AbortSignal.timeout(patienceMs) });
    return { status: answer.status, isGood: answer.ok, text: await answer.text() };
  } catch (error) {
    const { name, message, cause } = error as Error & { cause?: { code?: string } };
    return { failure: name === 'TimeoutError' ? `no answer in 10 s` : (cause?.code ?? message) };
  }
}

const setUpState = (url: string, state: string, params: object = {}) =>
  send(url, {
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

/** Returns why the state cannot be used, or undefined. */
async function stateProblem(url: string, interaction: Interaction, name: string, params?: object) {
  const { failure, status, isGood, text = '' } = await setUpState(url, name, params);
  if (failure) return `state "${name}": ${failure}`;
  if (!isGood) return `state "${name}": status ${status}`;
  const fields = fieldsOf(text);
  if (!fields) return `state "${name}": response is no JSON object`;
  const missing = answersOf(interaction).filter(
    (field) => !['string', 'number'].includes(typeof fields[field]),
  );
  return missing.length
    ? `state "${name}": response lacks ${[...new Set(missing)].join(', ')}`
    : undefined;
}

/**
 * Checks that a server can be verified: it is reachable, accepts provider states, and each state returns
 * the values that requests need.
 *
 * @returns a report as lines, and whether the server passed
 */
export async function preflight({ baseUrl, statesUrl }: Server, interactions: Interaction[]) {
  const lines: string[] = [];
  const server = await send(baseUrl);
  lines.push(`server ${baseUrl}: ${server.failure ?? 'reachable'}`);
  if (server.failure) return { isGood: false, lines };

  const states = await setUpState(statesUrl, '');
  const isAvailable = states.isGood === true;
  lines.push(`states ${statesUrl}: ${states.failure ?? `status ${states.status}`}`);
  if (!isAvailable) {
    lines.push(
      'Cannot verify without provider states. Add them as step 3 of contracts/README.md says, or set their URL with --states-url.',
    );
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
  lines.push(
    ...(problems.length ? problems : [`${count} states return the values that requests need`]),
  );
  return { isGood: problems.length === 0, lines };
}
