/** One difference, as pact's verifier reports it. */
export interface Mismatch {
  type: string;
  mismatch: string;
  path?: string;
  key?: string;
  expected?: unknown;
  actual?: unknown;
}

/** The verifier writes values as JSON texts, and parts of objects as JSON texts of their keys. */
function parsed(value: unknown): unknown {
  try {
    return typeof value === 'string' ? JSON.parse(value) : value;
  } catch {
    return value;
  }
}

function inShort(value: unknown): string {
  if (value === undefined || value === null || value === '') return 'nothing';
  const text = JSON.stringify(value);
  const short = text.length > 100 ? `${text.slice(0, 100)} …` : text;
  if (Array.isArray(value)) return `a list, ${short}`;
  return typeof value === 'object' ? `an object, ${short}` : short;
}

function inBody({ mismatch, path = '', ...given }: Mismatch): string {
  const isWhole = path === '$' || path === '/';
  const place = isWhole ? 'body' : path.replace(/\[\d+\]/g, '[*]');
  const [expected, actual] = [parsed(given.expected), parsed(given.actual)];
  const missing = /^Actual map is missing .* keys: (.+)$/.exec(mismatch)?.[1];
  if (missing) {
    return `${place}: expected the field ${missing}, got ${[actual].flat().join(', ') || 'no field'}`;
  }
  const [, size, bound, wantedSize] =
    /\(size (\d+)\) to have (maximum|minimum) size of (\d+)$/.exec(mismatch) ?? [];
  if (size) {
    const most = bound === 'maximum' ? 'most' : 'least';
    return `${place}: expected a list of at ${most} ${wantedSize}, got one of ${size}`;
  }
  const form = / to (match '.*|be an? [a-z ]+)$/i.exec(mismatch)?.[1];
  const wanted = form ? `something like ${inShort(expected)} (it must ${form})` : inShort(expected);
  return `${place}: expected ${wanted}, got ${inShort(actual)}`;
}

function inWords(one: Mismatch): string {
  const { type, mismatch, key, expected, actual } = one;
  if (type === 'BodyMismatch') return inBody(one);
  if (type === 'HeaderMismatch') {
    return `header ${key}: expected ${inShort(expected)}, got ${inShort(actual)}`;
  }
  if (type !== 'StatusMismatch') return mismatch;
  const statuses = /to be a (.+)$/.exec(mismatch)?.[1]?.replaceAll(', ', ' or ');
  return `status: expected ${statuses ?? expected}, got ${actual}`;
}

/** What differs; of the entries of a list the first one with a fault stands for all. */
export function differences(mismatches: Mismatch[]): string[] {
  // Only what is in a body has a path, so that the status comes first.
  const sorted = mismatches.toSorted((a, b) => (a.path ?? '').localeCompare(b.path ?? ''));
  const byFault = new Map<string, string>();
  for (const words of sorted.map(inWords)) {
    const fault = words.replace(/, got .*$/s, '');
    if (!byFault.has(fault)) byFault.set(fault, words);
  }
  return [...byFault.values()];
}
