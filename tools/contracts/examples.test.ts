import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { expect, it, vi } from 'vitest';
import { inProject } from '../run/project.ts';
import { pactPaths, readPact } from './pacts.ts';
import { answersOf } from './provider-states.ts';

interface Call {
  state: string;
  params: Record<string, unknown>;
  action: 'setup';
  /** What the interaction needs of the answer. */
  needed: string[];
}

/** Every state of the pacts as the verifier asks for it. */
const calls: Call[] = pactPaths()
  .flatMap((path) => readPact(path).interactions)
  .flatMap((interaction) =>
    (interaction.providerStates ?? []).map(
      ({ name: state, params = {} }): Call => ({
        ...{ state, params, action: 'setup', needed: [...new Set(answersOf(interaction))].sort() },
      }),
    ),
  );

function missing({ needed }: Call, answer: Record<string, unknown>): string[] {
  return needed.filter((key) => !['string', 'number'].includes(typeof answer[key]));
}

it('asks for every state', () => {
  expect(new Set(calls.map(({ state }) => state)).size).toBeGreaterThan(20);
});

it('answers every state by the example for Express', async () => {
  const file = inProject('contracts/examples/express/provider-states.js');
  const { providerStates } = await import(file);
  const db = new DatabaseSync(':memory:');
  db.exec(readFileSync(inProject('contracts/examples/express/schema.sql'), 'utf8'));
  const handle = providerStates({
    db,
    tokenFor: (id: number) => `head.${id}.signature`,
    hash: (password: string) => `hashed ${password}`,
    keySecret: 'secret',
  });
  for (const call of calls) {
    let [status, answer] = [200, {}];
    const response = {
      status: (code: number) => {
        status = code;
        return response;
      },
      json: (body: object) => {
        answer = body;
      },
    };
    await handle({ body: call }, response);
    expect([call.state, status, missing(call, answer)]).toEqual([call.state, 200, []]);
  }
  await handle(
    { body: { state: 'unknown' } },
    { status: (code: number) => ({ json: () => expect(code).toBe(400) }) },
  );
});

it('hands the failure of a state to Express', async () => {
  const { providerStates } = await import(
    inProject('contracts/examples/express/provider-states.js')
  );
  const next = vi.fn();
  await providerStates({ db: new DatabaseSync(':memory:') })(
    { body: { state: 'products are on sale' } },
    { json: () => expect.unreachable() },
    next,
  );
  expect(next).toHaveBeenCalledWith(
    expect.objectContaining({ message: expect.stringContaining('no such table') }),
  );
});

const python = spawnSync('python3', ['--version']).status === 0;

it.runIf(python)('answers every state by the example for Django REST framework', () => {
  const folder = inProject('contracts/examples/django');
  const input = [...calls, { state: 'unknown' }]
    .map((call) => `${JSON.stringify(call)}\n`)
    .join('');
  const env = { ...process.env, PYTHONDONTWRITEBYTECODE: '1' };
  const { stdout, stderr } = spawnSync('python3', ['stand_in.py'], {
    ...{ cwd: folder, encoding: 'utf8', input, env },
  });
  expect(stderr).toBe('');
  const answers = stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  for (const [index, call] of calls.entries()) {
    const { status, data } = answers[index];
    expect([call.state, status, missing(call, data)]).toEqual([call.state, 200, []]);
  }
  expect(answers.at(-1).status).toBe(400);
});
