import { MatchersV3 } from '@pact-foundation/pact';

const { constrainedArrayLike, eachLike, equal, integer, like, regex } = MatchersV3;

/** Matches a text by type and pattern. Pact's `regex` alone tests the JSON of any type, null included. */
function text(pattern: RegExp, example: string) {
  if (!pattern.test(example)) throw new Error(`${pattern} does not match its example ${example}`);
  return {
    value: example,
    'pact:matcher:type': [
      { 'pact:matcher:type': 'type' },
      { 'pact:matcher:type': 'regex', regex: pattern.source },
    ],
  } as unknown as ReturnType<typeof regex>;
}

export const nonEmptyText = (example: string) => text(/^[\s\S]*\S[\s\S]*$/, example);
export const slug = (example: string) => text(/^[^\s/]+$/, example);
export const emailAddress = (example: string) => text(/^\S+@\S+\.\S+$/, example);
export const link = (example: string) => text(/^(https?:\/)?\/\S*$/, example);
/** Matches the URL of an image on any host. Storages may add a suffix to the file name. */
export const imageUrl = (file: string) => {
  const [name = ''] = file.split('.');
  return text(new RegExp(`^(https?:/)?/\\S*${name}\\S*$`), `/pictures/products/${file}`);
};
export const timestamp = (example: string) =>
  text(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/, example);
/** Matches a JWT with an `exp` claim, which base64 encodes in three ways, by its offset. */
export const jwt = (example: string) =>
  text(/^[\w-]+\.[\w-]*(ImV4cCI6|JleHAiO|iZXhwIj)[\w-]*\.[\w-]+$/, example);
export const oneOf = (example: string, ...values: string[]) =>
  text(new RegExp(`^(${[example, ...values].join('|')})$`), example);

/** Matches an integer by type and pattern. */
const wholeNumber = (pattern: string, value: number) =>
  ({
    value,
    'pact:matcher:type': [
      { 'pact:matcher:type': 'integer' },
      { 'pact:matcher:type': 'regex', regex: pattern },
    ],
  }) as unknown as ReturnType<typeof integer>;

export const id = (example: number) => wholeNumber('^[1-9]\\d{0,15}$', example);

/** Matches this value only. A plain value inside `eachLike` matches by type. */
export const exactly = <T extends string | number | boolean>(value: T) => equal(value);
type Exactly<T> = { [Key in keyof T]: ReturnType<typeof equal<T[Key]>> };
export const allExactly = <T extends object>(values: T): Exactly<T> =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, equal(value)]),
  ) as Exactly<T>;
/** Matches a list of one item, so that records of others and unpublished records fail. */
export const exactlyOne = <T>(item: T) => constrainedArrayLike(item, 1, 1);

/** Backends send decimals as numbers or as text (decisions: Prices and ratings as text). */
const decimal = <T extends number | string>(pattern: RegExp, value: T) =>
  ({
    value,
    'pact:matcher:type': 'regex',
    regex: pattern.source,
  }) as unknown as MatchersV3.Matcher<T>;
export const exactRupees = (value: number) => decimal(new RegExp(`^${value}(\\.0+)?$`), value);
export const exactRating = (stars: number) =>
  decimal(new RegExp(`^${stars}(\\.0+)?$`), `${stars}.0`);

/** A JSON object whose fields the storefront does not read (contracts/fields.md). */
export const unread = like({});

/** The four error bodies of the contract. */
export const errorBody = {
  message: (text: string) => ({ message: nonEmptyText(text) }),
  error: (text: string) => ({ error: nonEmptyText(text) }),
  errors: (text: string) => ({ errors: eachLike(nonEmptyText(text)) }),
  field: (name: string, text: string) => ({ [name]: eachLike(nonEmptyText(text)) }),
};
