/** Difference that Pact's verifier reports. */
export interface Mismatch {
  type: string;
  mismatch: string;
  path?: string;
  key?: string;
  expected?: unknown;
  actual?: unknown;
  /** The demand of the contract, such as `must be string`. */
  rule?: string;
}

/** Returns the path of a field in any entry of its lists: `$[*].id` for `$[0].id`. */
export const inAnyEntry = (path: string): string => path.replaceAll(/\[\d+\]/g, '[*]');

/** The verifier encodes values and keys as JSON. */
function parsed(value: unknown): unknown {
  try {
    return typeof value === 'string' ? JSON.parse(value) : value;
  } catch {
    return value;
  }
}

function shorten(value: unknown): string {
  if (value === undefined || value === null || value === '') return 'nothing';
  const text = JSON.stringify(value);
  const short = text.length > 100 ? `${text.slice(0, 100)} …` : text;
  if (Array.isArray(value)) return `a list, ${short}`;
  return typeof value === 'object' ? `an object, ${short}` : short;
}

function describeBody({ mismatch, path = '', rule, ...given }: Mismatch): string {
  const isWhole = path === '$' || path === '/';
  const place = isWhole ? 'body' : inAnyEntry(path);
  const [expected, actual] = [parsed(given.expected), parsed(given.actual)];
  const missing = /^Actual map is missing .* keys: (.+)$/.exec(mismatch)?.[1];
  if (missing) {
    return `${place}: expected the field ${missing}, got ${[actual].flat().join(', ') || 'no field'}`;
  }
  if (rule) return `${place}: expected it ${rule.replace(/^must/, 'to')}, got ${shorten(actual)}`;
  const [, size, bound, wantedSize] =
    /\(size (\d+)\) to have (maximum|minimum) size of (\d+)$/.exec(mismatch) ?? [];
  if (size) {
    const most = bound === 'maximum' ? 'most' : 'least';
    return `${place}: expected a list of at ${most} ${wantedSize}, got one of ${size}`;
  }
  const form = / to (match '.*|be an? [a-z ]+)$/i.exec(mismatch)?.[1];
  const wanted = form ? `something like ${shorten(expected)} (it must ${form})` : shorten(expected);
  return `${place}: expected ${wanted}, got ${shorten(actual)}`;
}

function describe(one: Mismatch): string {
  const { type, mismatch, key, expected, actual } = one;
  if (type === 'BodyMismatch') return describeBody(one);
  if (type === 'HeaderMismatch') {
    return `header ${key}: expected ${shorten(expected)}, got ${shorten(actual)}`;
  }
  if (type !== 'StatusMismatch') return mismatch;
  const statuses = /to be a (.+)$/.exec(mismatch)?.[1]?.replaceAll(', ', ' or ');
  return `status: expected ${statuses ?? expected}, got ${actual}`;
}

/** Returns one message for each mismatch, and for equal mismatches of list entries only the first. */
export function describeMismatches(mismatches: Mismatch[]): string[] {
  // Only mismatches of a body have a path, so the status comes first.
  const sorted = mismatches.toSorted((a, b) => (a.path ?? '').localeCompare(b.path ?? ''));
  const byExpectation = new Map<string, string>();
  for (const message of sorted.map(describe)) {
    const expectation = message.replace(/, got .*$/s, '');
    if (!byExpectation.has(expectation)) byExpectation.set(expectation, message);
  }
  return [...byExpectation.values()];
}
