import { getResponse, type HttpHandler, HttpResponse, http } from 'msw';
import { type Field, fieldId, type Operation } from './types.ts';

type Change = (value: unknown, field: Field) => unknown;

/** Marks a field that the change removes. */
const absent = Symbol('absent');

/** Returns a body with changed fields. Paths are like those of `Field`. */
export function changeFields(body: unknown, fields: Field[], change: Change, path = '$'): unknown {
  if (Array.isArray(body))
    return body.map((entry) => changeFields(entry, fields, change, `${path}[*]`));
  if (typeof body === 'object' && body !== null) {
    const changed = Object.entries(body).map(([name, value]) => [
      name,
      changeFields(value, fields, change, `${path}.${name}`),
    ]);
    return Object.fromEntries(changed.filter(([, value]) => value !== absent));
  }
  const field = fields.find((one) => one.path === path);
  return field ? change(body, field) : body;
}

const longWord = 'Polycarbonatebirdspikesforlongparapets';
const isFreeText = (value: unknown, { path, values }: Field) =>
  typeof value === 'string' &&
  !values &&
  /(title|name|desc|text|message|content|address|city|bullet_\w+|material)$/.test(path);
const amounts = /\.(price|max_price|product_price|item_total|total_amount|average_rating)$/;

/** Changes of a successful response that the contract allows. */
const shapes: { id: string; label: string; change: Change }[] = [
  {
    id: 'nulls',
    label: 'null where allowed',
    change: (value, { types }) => (types.includes('null') ? null : value),
  },
  {
    id: 'no-optional',
    label: 'without optional fields',
    change: (value, { isRequired }) => (isRequired ? value : absent),
  },
  {
    id: 'text-prices',
    label: 'prices as text',
    change: (value, { path }) =>
      typeof value === 'number' && amounts.test(path) ? value.toFixed(2) : value,
  },
  {
    id: 'long',
    label: 'long texts',
    change: (value, field) =>
      isFreeText(value, field) ? `${value} ${longWord}, ${value}, ${value}` : value,
  },
  {
    id: 'devanagari',
    label: 'texts in Devanagari',
    change: (value, field) =>
      isFreeText(value, field) ? 'कबूतर और बंदर से बचाव की जाली, बालकनी के लिए' : value,
  },
];

const lengths = [0, 1, 200];

/** Repeats the entries of a list, with new ids. */
function withLength(body: unknown, length: number): unknown {
  if (!Array.isArray(body) || body.length === 0) return body;
  return Array.from({ length }, (_, index) => {
    const entry: unknown = body[index % body.length];
    const isNew = index >= body.length && typeof entry === 'object' && entry !== null;
    if (!isNew) return entry;
    return {
      ...entry,
      ...('id' in entry && { id: Number(entry.id) + 1000 + index }),
      ...('slug' in entry && { slug: `${entry.slug}-${index}` }),
    };
  });
}

/** Prefix of the variation without one field, required or not. */
const without = 'without-';

/** Returns the change of a variation's body, if it has one. */
function changeOf(variation: string): Change | undefined {
  if (variation.startsWith(without)) {
    const id = variation.slice(without.length);
    return (value, field) => (fieldId(field) === id ? absent : value);
  }
  return shapes.find((one) => one.id === variation)?.change;
}

const failures = [
  { id: 'none', label: 'no response' },
  { id: 'slow', label: 'after 5 s' },
  { id: 'malformed', label: 'malformed JSON' },
];

const isList = ({ fields }: Operation) => fields[0]?.path.startsWith('$[*]') ?? false;

/**
 * Returns the ways to replay a call that the toolbar offers: each documented status, failures and allowed
 * shapes.
 */
export function variationsOf(operation: Operation): { id: string; label: string }[] {
  return [
    ...operation.statuses
      .filter((status) => status >= 400)
      .map((status) => ({ id: `${status}`, label: `status ${status}` })),
    ...failures,
    ...(operation.fields.length > 0 ? shapes.map(({ id, label }) => ({ id, label })) : []),
    ...(isList(operation)
      ? lengths.map((length) => ({ id: `${length}-items`, label: `${length} items` }))
      : []),
  ];
}

/** Returns the body of an error: that of a pact, or else a message. */
const errorBody = ({ interactions }: Operation, status: number) =>
  interactions.find((one) => one.status === status)?.body ?? { message: `Status ${status}` };

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Returns a handler that replays an operation with a variation. The other handlers give the original
 * response.
 *
 * @param replay such as `listProducts-404`, see `variationsOf`, or `listProducts-without-price`. Throws for
 *   an unknown one.
 */
export function replayHandler(
  operations: Operation[],
  replay: string,
  others: HttpHandler[],
): HttpHandler {
  const [id = '', ...rest] = replay.split('-');
  const variation = rest.join('-');
  const operation = operations.find((one) => one.id === id);
  const isKnown =
    operation &&
    (variationsOf(operation).some((one) => one.id === variation) ||
      operation.fields.some((field) => variation === without + fieldId(field)));
  if (!isKnown) throw new Error(`Unknown replay: ${replay}. Choose one in the toolbar.`);
  const status = Number(variation);
  const method = operation.method.toLowerCase() as 'get' | 'post' | 'patch' | 'delete';
  const path = `*${operation.path.replaceAll(/\{(\w+)\}/g, ':$1')}`;
  return http[method](path, async ({ request }) => {
    if (status) return HttpResponse.json(errorBody(operation, status) as object, { status });
    if (variation === 'none') return HttpResponse.error();
    if (variation === 'malformed')
      return new HttpResponse('{"unfinished": ', {
        headers: { 'content-type': 'application/json' },
      });
    const original = await getResponse(others, request.clone());
    if (variation === 'slow') await wait(5000);
    if (variation === 'slow' || original?.status !== operation.success) return original;
    const body: unknown = await original.clone().json();
    const change = changeOf(variation);
    const changed = change
      ? changeFields(body, operation.fields, change)
      : withLength(body, Number.parseInt(variation, 10));
    return HttpResponse.json(changed as object, { status: original.status });
  });
}
