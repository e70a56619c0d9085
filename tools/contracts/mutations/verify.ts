import { operationOf, readInteractions } from '@parinda/testing/pacts';
import { isRead } from '../fields.ts';
import { inAnyEntry } from '../mismatches.ts';
import type { Verdict } from '../verdict.ts';
import { verify } from '../verify.ts';
import { isJson } from '../wire/checks.ts';
import { asText, type Content, type Fault, faultsOf } from './faults.ts';
import { answerSchema } from './schema.ts';
import type { Variation } from './variations.ts';

export interface Api {
  url: string;
  /** Provider state endpoint. */
  statesUrl: string;
  /** Names of its pacts. */
  providers: string[];
}

type Alter = (content: Content, operation: string) => void;

/** Verifies an API whose responses `alter` changes. */
const verifyAltered = ({ url, ...options }: Api, alter: Alter, only?: string) =>
  verify(url, {
    ...options,
    only,
    alter: ({ method, path, status, headers, body: text, interaction }) => {
      const body = isJson({ headers }) && text ? JSON.parse(text) : undefined;
      const content: Content = { status, headers: { ...headers }, body };
      alter(content, operationOf({ request: { method, path } }));
      const made = isJson(content) ? JSON.stringify(content.body) : content.body;
      return { method, path, ...content, body: String(made ?? ''), interaction };
    },
  });

/** Returns whether the client does not read the field, or the envelope. A backend may send any. */
const isUnread = ({ name, operation, status, path = [] }: Fault): boolean => {
  const isInside = path.length > 0 || name.endsWith(': a body in an envelope');
  return isInside && status < 300 && !isRead(operation, asText(path));
};

/** Returns all faults of the API's responses in the interactions of the pacts. */
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
    throw new Error(`Pacts fail without a fault. Run contracts verify:\n${names}`);
  }
  return [...answered.values()]
    .flatMap(({ operation, status, bodies }) =>
      faultsOf(operation, status, answerSchema(operation, status), bodies),
    )
    .filter((fault) => !isUnread(fault));
}

/** Result for one fault. `not applicable`: no response had anything to change. */
export type Outcome = { fault: Fault; result: 'detected' | 'missed' | 'not applicable' };

/** Returns whether the problems of an interaction can only come from this fault. */
function isAbout({ path }: Fault, { mismatches }: Verdict): boolean {
  if (!path) return true;
  const place = asText(path);
  const parent = asText(path.slice(0, -1));
  return mismatches.some(({ path: where = '', mismatch }) => {
    const there = inAnyEntry(where);
    if (there === place || there.startsWith(`${place}.`) || there.startsWith(`${place}[`)) {
      return true;
    }
    const missing = /is missing .* keys: (.+)$/.exec(mismatch)?.[1]?.split(', ') ?? [];
    return there === parent && missing.includes(path.at(-1) ?? '');
  });
}

/** Returns a regular expression for the descriptions of these operations' interactions. */
function interactionsOf(calls: Set<string>): string {
  const escaped = readInteractions()
    .filter((interaction) => calls.has(operationOf(interaction)))
    .map(({ description }) => description.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return `^(${escaped.join('|')})$`;
}

/**
 * Injects one group of faults (`groupIntoRounds`) into the responses of an API and verifies them.
 *
 * @returns also the interactions that failed without a fault
 */
async function verifyRound(api: Api, round: Fault[]) {
  const injected = new Set<Fault>();
  const calls = new Set(round.map(({ operation }) => operation));
  const inject: Alter = (content, operation) => {
    const { status } = content;
    for (const fault of round) {
      if (fault.operation !== operation || fault.status !== status) continue;
      if (fault.apply(content)) injected.add(fault);
    }
  };
  const verdicts = await verifyAltered(api, inject, interactionsOf(calls));
  const broken = verdicts.filter(({ isKept }) => !isKept);
  const outcomes = round.map((fault): Outcome => {
    const isDetected = broken.some((one) => one.call === fault.operation && isAbout(fault, one));
    return {
      fault,
      result: isDetected ? 'detected' : injected.has(fault) ? 'missed' : 'not applicable',
    };
  });
  const changed = new Set([...injected].map(({ operation }) => operation));
  return { outcomes, falseAlarms: broken.filter(({ call }) => !changed.has(call)) };
}

/** Injects all groups: each API takes one after the other. */
export async function verifyRounds(apis: Api[], rounds: Fault[][]) {
  const outcomes: Outcome[] = [];
  const falseAlarms: Verdict[] = [];
  const waiting = rounds.values();
  const work = async (api: Api) => {
    for (const round of waiting) {
      const tried = await verifyRound(api, round);
      outcomes.push(...tried.outcomes);
      falseAlarms.push(...tried.falseAlarms);
    }
  };
  await Promise.all(apis.map(work));
  return { outcomes, falseAlarms };
}

/** Applies all variations at once. Returns the interactions that fail. */
export async function verifyVariations(api: Api, variations: Variation[]): Promise<Verdict[]> {
  const vary: Alter = (content, operation) => {
    const { status } = content;
    for (const { operations, statuses, apply } of variations) {
      if (operations && !operations.includes(operation)) continue;
      if (!statuses || statuses.includes(status)) apply(content);
    }
  };
  return (await verifyAltered(api, vary)).filter(({ isKept }) => !isKept);
}
