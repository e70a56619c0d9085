import { operationOf, readInteractions } from '../pacts.ts';
import { type Verdict, verify } from '../verify.ts';
import { asText, type Content, type Fault, faultsOf } from './faults.ts';
import type { Freedom } from './freedoms.ts';
import { answerSchema } from './schema.ts';

export interface Api {
  url: string;
  /** Where it takes states. */
  statesUrl: string;
  /** The names of the pacts that it keeps. */
  providers: string[];
}

type Alter = (content: Content, operation: string) => void;

/** Verifies an API with other answers than its own. */
const verifyAltered = ({ url, ...options }: Api, alter: Alter, only?: string) =>
  verify(url, {
    ...options,
    only,
    alter: ({ method, path, status, headers, body: text }) => {
      const isJson = (of: Content['headers']) => of['content-type']?.includes('json') ?? false;
      const body = isJson(headers) && text ? JSON.parse(text) : undefined;
      const content: Content = { status, headers: { ...headers }, body };
      alter(content, operationOf({ request: { method, path } }));
      const made = isJson(content.headers) ? JSON.stringify(content.body) : content.body;
      return { method, path, ...content, body: String(made ?? '') };
    },
  });

/** All faults that what this API answers in the interactions of the pacts can have. */
export async function faultsOfApi(api: Api): Promise<Fault[]> {
  const answered = new Map<string, { operation: string; status: number; bodies: unknown[] }>();
  const verdicts = await verifyAltered(api, ({ status, body }, operation) => {
    const key = `${operation} ${status}`;
    const one = answered.get(key) ?? { operation, status, bodies: [] };
    one.bodies.push(structuredClone(body));
    answered.set(key, one);
  });
  const broken = verdicts.filter(({ isKept }) => !isKept);
  if (broken.length) {
    const names = broken.map(({ interaction }) => `  ${interaction}`).join('\n');
    throw new Error(`It is broken already, as contracts verify shows:\n${names}`);
  }
  return [...answered.values()].flatMap(({ operation, status, bodies }) =>
    faultsOf(operation, status, answerSchema(operation, status), bodies),
  );
}

/** What became of a fault; `nothing`: no answer had anything to spoil. */
export type Outcome = { fault: Fault; became: 'named' | 'missed' | 'nothing' };

/** Whether these words can be about no other fault of its round. */
function isAbout({ path }: Fault, { mismatches }: Verdict): boolean {
  if (!path) return true;
  const place = asText(path);
  const holder = asText(path.slice(0, -1));
  return mismatches.some(({ path: where = '', mismatch }) => {
    const there = where.replaceAll(/\[\d+\]/g, '[*]');
    if (there === place || there.startsWith(`${place}.`) || there.startsWith(`${place}[`)) {
      return true;
    }
    const missing = /is missing .* keys: (.+)$/.exec(mismatch)?.[1]?.split(', ') ?? [];
    return there === holder && missing.includes(path.at(-1) ?? '');
  });
}

/** The descriptions of the interactions with these calls, as a regular expression. */
function interactionsOf(calls: Set<string>): string {
  const escaped = readInteractions()
    .filter((interaction) => calls.has(operationOf(interaction)))
    .map(({ description }) => description.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return `^(${escaped.join('|')})$`;
}

/**
 * Spoils the answers of an API by faults that can be told apart (`inRounds`), and looks at what the
 * verification of these calls says.
 *
 * @returns in addition, which interactions failed without a fault of their call
 */
async function tryRound(api: Api, round: Fault[]) {
  const done = new Set<Fault>();
  const calls = new Set(round.map(({ operation }) => operation));
  const spoil: Alter = (content, operation) => {
    const { status } = content;
    for (const fault of round) {
      if (fault.operation !== operation || fault.status !== status) continue;
      if (fault.apply(content)) done.add(fault);
    }
  };
  const verdicts = await verifyAltered(api, spoil, interactionsOf(calls));
  const broken = verdicts.filter(({ isKept }) => !isKept);
  const outcomes = round.map((fault): Outcome => {
    const isNamed = broken.some((one) => one.call === fault.operation && isAbout(fault, one));
    return { fault, became: isNamed ? 'named' : done.has(fault) ? 'missed' : 'nothing' };
  });
  const spoilt = new Set([...done].map(({ operation }) => operation));
  return { outcomes, falseAlarms: broken.filter(({ call }) => !spoilt.has(call)) };
}

/** The same for all rounds, one after the other. */
export async function tryRounds(api: Api, rounds: Fault[][]) {
  const outcomes: Outcome[] = [];
  const falseAlarms: Verdict[] = [];
  for (const round of rounds) {
    const tried = await tryRound(api, round);
    outcomes.push(...tried.outcomes);
    falseAlarms.push(...tried.falseAlarms);
  }
  return { outcomes, falseAlarms };
}

/** Lets an API take these freedoms, all at once; gives what the verification minds. */
export async function tryFreedoms(api: Api, freedoms: Freedom[]): Promise<Verdict[]> {
  const take: Alter = (content, operation) => {
    const { status } = content;
    for (const { operations, statuses, apply } of freedoms) {
      if (operations && !operations.includes(operation)) continue;
      if (!statuses || statuses.includes(status)) apply(content);
    }
  };
  return (await verifyAltered(api, take)).filter(({ isKept }) => !isKept);
}
