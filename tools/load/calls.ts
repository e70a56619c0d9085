import { quantile } from '../bench/rounds.ts';

/** How often a call was made, how it ended, and how long each took, in ms. */
interface Tally {
  times: number[];
  /** Statuses from 500 up and 429, and connections that broke. */
  failures: Map<string, number>;
}

/** So long a shopper goes on trying what did not work. */
const patienceMs = 30_000;
const pauseMs = 1000;
/** What is to be tried again: the server is away, starting, busy, or still at the same attempt. */
const passing = new Set([409, 429, 502, 503, 504]);

export interface Wanted {
  method?: string;
  body?: object;
  token?: string | undefined;
  headers?: Record<string, string>;
  /** A refusal that says it was done before, by a try whose answer was lost. */
  doneBefore?: RegExp;
}

/** The calls of all shoppers, as one of them sees each. */
export class Calls {
  readonly tallies = new Map<string, Tally>();
  /** What no shopper should ever meet. */
  readonly problems: string[] = [];
  readonly #url: string;

  constructor(url: string) {
    this.#url = url;
  }

  /**
   * Makes a call until it is answered for good; undefined where patience ends or it is refused, which
   * is a problem. Every try counts.
   */
  async make(name: string, path: string, wanted: Wanted = {}): Promise<unknown> {
    const { method = wanted.body ? 'POST' : 'GET', body, token, headers, doneBefore } = wanted;
    const tally = this.#tally(name);
    const until = performance.now() + patienceMs;
    for (;;) {
      const startedAt = performance.now();
      const outcome = await fetch(this.#url + path, {
        method,
        headers: {
          ...(body && { 'content-type': 'application/json' }),
          ...(token && { authorization: `Bearer ${token}` }),
          ...headers,
        },
        ...(body && { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(20_000),
      })
        .then(async (answer) => ({ status: answer.status, text: await answer.text() }))
        .catch((error: Error) => ({ status: 0, text: String(error.cause ?? error.name) }));
      tally.times.push(performance.now() - startedAt);
      const { status, text } = outcome;
      if (status >= 200 && status < 300) return isJson(text) ? JSON.parse(text) : text;
      if (doneBefore?.test(text)) return undefined;
      if (status === 0 || status === 429 || status >= 500) {
        const kind = status ? String(status) : 'no answer';
        tally.failures.set(kind, (tally.failures.get(kind) ?? 0) + 1);
      }
      if ((status && !passing.has(status)) || performance.now() > until) {
        this.problems.push(`${name}: ${status} ${text.slice(0, 200)}`);
        return undefined;
      }
      await new Promise((done) => setTimeout(done, pauseMs));
    }
  }

  /** Of every call but the named ones, in ms. */
  quantileOf(part: number, except: string[] = []): number {
    const times = [...this.tallies].flatMap(([name, { times }]) =>
      except.includes(name) ? [] : times,
    );
    return quantile(times, part);
  }

  /** Of one call, in ms. */
  figuresOf(name: string): { p50: number; p99: number; longest: number } {
    const { times } = this.#tally(name);
    return { p50: quantile(times), p99: quantile(times, 0.99), longest: quantile(times, 1) };
  }

  get answered(): number {
    const all = [...this.tallies.values()].map(({ times }) => times.length);
    return all.reduce((sum, count) => sum + count, 0) - this.failed;
  }

  get failed(): number {
    const all = [...this.tallies.values()].flatMap(({ failures }) => [...failures.values()]);
    return all.reduce((sum, count) => sum + count, 0);
  }

  #tally(name: string): Tally {
    const known = this.tallies.get(name) ?? { times: [], failures: new Map() };
    this.tallies.set(name, known);
    return known;
  }
}

const isJson = (text: string) => /^[[{]/.test(text);
