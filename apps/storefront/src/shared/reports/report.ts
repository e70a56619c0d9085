import { configuration } from '../configuration.ts';
import { patternAt, scrubbed } from './scrubbed.ts';

declare global {
  interface Window {
    /** What has failed: kept by index.html until it is reported. Undefined in tests and stories. */
    faults?: { push: (fault: unknown) => void };
  }
}

/** A failure that nothing caught, a part that a boundary took away, a malformed answer, a policy's refusal. */
export type FaultKind = 'error' | 'boundary' | 'answer' | 'policy';

/** What a collector is sent, as JSON in a text. */
export interface Report {
  kind: FaultKind;
  message: string;
  /** The name of the build's first script. */
  build: string;
  /** The pattern of the page's address, as `/products/:slug`. */
  route: string;
  /** ISO 8601 */
  time: string;
}

/** A fault that repeats itself shall not become a flood. */
const mostOfPage = 10;

const sent = new Set<string>();

const buildName = () =>
  document.querySelector('script[type=module][src]')?.getAttribute('src')?.split('/').at(-1) ??
  'development';

/**
 * Tells the operator's collector (`REPORT_URL`) of a fault, each once and at most ten of a page; without
 * a collector nobody is told. A text, as any origin may send one without asking first.
 */
export function report(kind: FaultKind, message: string): void {
  const { reportUrl } = configuration();
  const told = scrubbed(message);
  const key = `${kind} ${told}`;
  if (!reportUrl || sent.has(key) || sent.size >= mostOfPage) return;
  sent.add(key);
  const body: Report = {
    kind,
    message: told,
    build: buildName(),
    route: patternAt(location.pathname),
    time: new Date().toISOString(),
  };
  navigator.sendBeacon(reportUrl, JSON.stringify(body));
}
