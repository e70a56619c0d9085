import { type Interaction, operationOf } from '@parinda/testing/pacts';
import type { Mismatch } from '../mismatches.ts';
import type { Answer } from '../proxy.ts';
import {
  bodyMismatches,
  headerProblems,
  isJson,
  type StateValues,
  whyUnreadable,
  withPlainNumbers,
} from './checks.ts';
import { corsProblems } from './cors.ts';
import { whyNoResponse } from './unreadable.ts';

/** Problems of a response that Pact does not see. */
export interface Findings {
  /** Why the response cannot be read. */
  unreadable?: string | undefined;
  found: Mismatch[];
  /** Problems outside the body. */
  others: string[];
}

/** Interactions whose responses must be equal, so that they do not show who has an account. */
const equalAnswers = [
  [
    'a request to mail a one-time password',
    'a request to mail a one-time password to a registered customer',
  ],
  [
    'a request to mail a code for a new password to an unknown address',
    'a request to mail a code for a new password',
  ],
] as const;

/** Checks the responses of one verification before Pact receives them. */
export class Wire {
  readonly #interactions: Map<string, Interaction>;
  readonly #origin: string | undefined;
  readonly #findings = new Map<string, Findings>();
  readonly #answers = new Map<string, string>();
  /** The verifier sets up the state of an interaction, then sends its request. */
  #values: StateValues = {};

  constructor(interactions: Interaction[], origin?: string) {
    this.#interactions = new Map(interactions.map((one) => [one.description, one]));
    this.#origin = origin;
  }

  /** Remembers the values that a provider state returns. */
  readState = (answer: Answer): Answer => {
    try {
      this.#values = Object(JSON.parse(answer.body));
    } catch {
      this.#values = {};
    }
    return answer;
  };

  reportError = (name: string | undefined, error: unknown): void => {
    this.#findings.set(decodeURIComponent(name ?? ''), {
      unreadable: whyNoResponse(error),
      found: [],
      others: [],
    });
  };

  /** Checks a response, and returns it with plain numbers. */
  check = (answer: Answer): Answer => {
    const description = decodeURIComponent(answer.interaction ?? '');
    const interaction = this.#interactions.get(description);
    if (!interaction) return answer;
    const unreadable = whyUnreadable(answer);
    const others = [
      ...headerProblems(answer),
      ...(this.#origin === undefined ? [] : corsProblems(answer, this.#origin)),
    ];
    if (unreadable) {
      this.#findings.set(description, { unreadable, found: [], others });
      return answer;
    }
    const found = isJson(answer)
      ? bodyMismatches(answer, operationOf(interaction), this.#values)
      : [];
    this.#findings.set(description, { found, others });
    const plain = withPlainNumbers(answer);
    this.#answers.set(description, `${plain.status} ${plain.body}`);
    return plain;
  };

  findings({ description }: Interaction): Findings {
    const findings = this.#findings.get(description) ?? { found: [], others: [] };
    const [unknown] = equalAnswers.find(([, known]) => known === description) ?? [];
    const [here, there] = [description, unknown ?? description].map((one) =>
      this.#answers.get(one),
    );
    if (!here || !there || here === there) return findings;
    const difference = `expected the response for an unknown address (${there}), got ${here}`;
    return { ...findings, others: [...findings.others, difference] };
  }
}
