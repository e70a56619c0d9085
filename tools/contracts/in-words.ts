/** One difference, as pact's verifier reports it. */
export interface Mismatch {
  type: string;
  mismatch: string;
  path?: string;
  key?: string;
  expected?: unknown;
  actual?: unknown;
}

const longest = 100;

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
  const short = text.length > longest ? `${text.slice(0, longest)} …` : text;
  if (Array.isArray(value)) return `a list, ${short}`;
  return typeof value === 'object' ? `an object, ${short}` : short;
}

const keysOf = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);

function inBody({ mismatch, path = '', ...given }: Mismatch): string {
  const isWhole = path === '$' || path === '/';
  const place = isWhole ? 'body' : path.replace(/\[\d+\]/g, '[*]');
  const [expected, actual] = [parsed(given.expected), parsed(given.actual)];
  if (mismatch.startsWith('Actual map is missing')) {
    const [had, missing] = [keysOf(actual), keysOf(expected)];
    const names = missing.filter((name) => !had.includes(name)).join(', ');
    return `${place}: expected the field ${names}, got ${had.join(', ') || 'no field'}`;
  }
  const form = / to (match '.*|be an? [a-z ]+)$/i.exec(mismatch)?.[1];
  const wanted = form ? ` (it must ${form})` : '';
  const like = form ? 'something like ' : '';
  return `${place}: expected ${like}${inShort(expected)}${wanted}, got ${inShort(actual)}`;
}

function inWords(one: Mismatch): string {
  switch (one.type) {
    case 'StatusMismatch': {
      const statuses = /to be a (.+)$/.exec(one.mismatch)?.[1]?.replaceAll(', ', ' or ');
      return `status: expected ${statuses ?? one.expected}, got ${one.actual}`;
    }
    case 'BodyMismatch':
      return inBody(one);
    case 'HeaderMismatch':
      return `header ${one.key}: expected ${inShort(one.expected)}, got ${inShort(one.actual)}`;
    default:
      return one.mismatch;
  }
}

/** What differs, the status first; of the entries of a list the first one with a fault stands for all. */
export function differences(mismatches: Mismatch[]): string[] {
  const isStatus = ({ type }: Mismatch) => type === 'StatusMismatch';
  const status = mismatches.filter(isStatus);
  const rest = mismatches
    .filter((mismatch) => !isStatus(mismatch))
    .sort((a, b) => ((a.path ?? '') < (b.path ?? '') ? -1 : 1));
  const byFault = new Map<string, string>();
  for (const words of [...status, ...rest].map(inWords)) {
    const fault = words.replace(/, got .*$/s, '');
    if (!byFault.has(fault)) byFault.set(fault, words);
  }
  return [...byFault.values()];
}
