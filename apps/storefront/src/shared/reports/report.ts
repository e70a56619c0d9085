import { entryScript } from '../../hydration/newBuild.ts';
import { configuration } from '../configuration.ts';
import { patternAt, scrubbed } from './scrubbed.ts';

declare global {
  interface Window {
    /** Errors that index.html keeps until they are reported. Undefined in tests and stories. */
    faults?: { push: (fault: unknown) => void };
  }
}

/** An uncaught error, a part that an error boundary replaced, a malformed response, a policy violation. */
export type FaultKind = 'error' | 'boundary' | 'answer' | 'policy';

/** A report as the collector gets it: JSON, sent as text. */
export interface Report {
  kind: FaultKind;
  message: string;
  /** The file name of the build's first script. */
  build: string;
  /** The route pattern, such as `/products/:slug`. */
  route: string;
  /** ISO 8601 */
  time: string;
}

/** Limits the reports of a page, as an error may repeat. */
const mostOfPage = 10;

const sent = new Set<string>();

const buildName = () => entryScript()?.split('/').at(-1) ?? 'development';

/**
 * Reports an error to the operator's collector (`REPORT_URL`): each once, and ten per page at most.
 * Does nothing without a collector. Sends text, which needs no CORS preflight.
 */
export function report(kind: FaultKind, message: string): void {
  const { reportUrl } = configuration();
  const text = scrubbed(message);
  const key = `${kind} ${text}`;
  if (!reportUrl || sent.has(key) || sent.size >= mostOfPage) return;
  sent.add(key);
  const body: Report = {
    kind,
    message: text,
    build: buildName(),
    route: patternAt(location.pathname),
    time: new Date().toISOString(),
  };
  navigator.sendBeacon(reportUrl, JSON.stringify(body));
}
