import { setImmediate } from 'node:timers/promises';
import { PGlite } from '@electric-sql/pglite';

/** So long it may work without letting anybody else. */
const turnMs = 5;

/**
 * PGlite that lets the process do something else between two messages. It works in the thread that also
 * takes requests, and what waits for it comes after it without a gap: under load that was 100 ms and more,
 * and as Node takes one new connection in each turn, the last of many waited for ten seconds.
 */
export class Embedded extends PGlite {
  #turnEndsAt = 0;

  override async execProtocolRaw(...message: Parameters<PGlite['execProtocolRaw']>) {
    if (performance.now() > this.#turnEndsAt) {
      await setImmediate();
      this.#turnEndsAt = performance.now() + turnMs;
    }
    return super.execProtocolRaw(...message);
  }
}
