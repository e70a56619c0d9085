import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { inProject } from '../run/project.ts';
import { readInteractions } from './pacts.ts';
import { answersOf, statesOf } from './provider-states.ts';

/** Every state of the pacts as the verifier asks for it, and what the interaction needs of the answer. */
const calls = readInteractions().flatMap((interaction) =>
  statesOf(interaction).map(({ name: state, params = {} }) => ({
    request: { state, params, action: 'setup' },
    needed: answersOf(interaction),
  })),
);

const python = spawnSync('python3', ['--version']).status === 0;
const express = ['express', process.execPath, 'stand-in.js'];
const django = ['django', 'python3', 'stand_in.py'];

/** The answers of an example to these requests. */
function ask([folder, program, script]: string[], requests: object[]) {
  const { stdout, stderr } = spawnSync(`${program}`, [`${script}`], {
    cwd: inProject(`contracts/examples/${folder}`),
    input: requests.map((request) => `${JSON.stringify(request)}\n`).join(''),
    encoding: 'utf8',
    env: { ...process.env, PYTHONDONTWRITEBYTECODE: '1', NODE_NO_WARNINGS: '1' },
  });
  expect(stderr).toBe('');
  const lines = stdout.trim().split('\n');
  return lines.map((line): { status: number; data: Record<string, unknown> } => JSON.parse(line));
}

it('asks for every state', () => {
  expect(new Set(calls.map(({ request }) => request.state)).size).toBeGreaterThan(20);
});

it.each(python ? [express, django] : [express])(
  'answers every state by the example for %s',
  (...example) => {
    const answers = ask(
      example,
      calls.map(({ request }) => request),
    );
    for (const [index, { request, needed }] of calls.entries()) {
      const { status, data = {} } = answers[index] ?? {};
      const missing = needed.filter((key) => !['string', 'number'].includes(typeof data[key]));
      expect([request.state, status, missing]).toEqual([request.state, 200, []]);
    }
    expect(ask(example, [{ state: 'unknown' }])[0]?.status).toBe(400);
  },
);

it('hands the failure of a state to Express', () => {
  const request = { state: 'a product is on sale', params: { slug: { no: 'text' } } };
  expect(ask(express, [request])[0]?.status).toBe(500);
});
