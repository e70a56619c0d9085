import { setImmediate } from 'node:timers/promises';
import { PGlite } from '@electric-sql/pglite';

/**
 * Maximum time in ms without yielding. With 5 ms, queries waited for seconds while pages were rendered,
 * as these take most of each turn of the event loop.
 */
const turnMs = 20;

/**
 * PGlite that yields between messages. It runs in the server's thread: without pauses, new
 * connections waited up to ten seconds under load.
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
