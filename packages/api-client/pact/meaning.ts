import { MatchersV3 } from '@pact-foundation/pact';

const { constrainedArrayLike, eachLike, equal, integer, regex } = MatchersV3;

/**
 * A text of this form: both must hold. Pact's own `regex` asks the form of anything's JSON, so that a
 * null or a list would be a sentence.
 */
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

/** What the storefront relies on in a field: its meaning, not the example that stands for it. */
export const sentence = (example: string) => text(/^[\s\S]*\S[\s\S]*$/, example);
export const slug = (example: string) => text(/^[^\s/]+$/, example);
export const emailAddress = (example: string) => text(/^\S+@\S+\.\S+$/, example);
export const link = (example: string) => text(/^(https?:\/)?\/\S*$/, example);
/** The address of a picture, wherever it lies; storages put something after the name of a file. */
export const pictureOf = (file: string) => {
  const [name = ''] = file.split('.');
  return text(new RegExp(`^(https?:/)?/\\S*${name}\\S*$`), `/pictures/products/${file}`);
};
export const instant = (example: string) =>
  text(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/, example);
/** In its claims stands `"exp":`, which base64 writes in three ways, as it begins at a third or not. */
export const jwt = (example: string) =>
  text(/^[\w-]+\.[\w-]*(ImV4cCI6|JleHAiO|iZXhwIj)[\w-]*\.[\w-]+$/, example);
export const oneOf = (example: string, ...values: string[]) =>
  text(new RegExp(`^(${[example, ...values].join('|')})$`), example);

/** A whole number whose digits have this form: both must hold. */
const wholeNumber = (pattern: string, value: number) =>
  ({
    value,
    'pact:matcher:type': [
      { 'pact:matcher:type': 'integer' },
      { 'pact:matcher:type': 'regex', regex: pattern },
    ],
  }) as unknown as ReturnType<typeof integer>;

export const id = (example: number) => wholeNumber('^[1-9]\\d{0,15}$', example);

/** This value and no other, within a list too, where what stands for itself would be matched by type. */
export const exactly = <T extends string | number | boolean>(value: T) => equal(value);
type Exactly<T> = { [Key in keyof T]: ReturnType<typeof equal<T[Key]>> };
export const allExactly = <T extends object>(values: T): Exactly<T> =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, equal(value)]),
  ) as Exactly<T>;
/** A list of one: what belongs to others, or is not published, is not in it. */
export const exactlyOne = <T>(item: T) => constrainedArrayLike(item, 1, 1);

/** Backends write decimals as numbers or as text (decisions: Prices and ratings as text). */
const decimal = <T extends number | string>(pattern: RegExp, value: T) =>
  ({
    value,
    'pact:matcher:type': 'regex',
    regex: pattern.source,
  }) as unknown as MatchersV3.Matcher<T>;
export const exactRupees = (value: number) => decimal(new RegExp(`^${value}(\\.0+)?$`), value);
export const exactRating = (stars: number) =>
  decimal(new RegExp(`^${stars}(\\.0+)?$`), `${stars}.0`);

/** The four bodies that a refusal can have, as the documents read them. */
export const refusal = {
  message: (text: string) => ({ message: sentence(text) }),
  error: (text: string) => ({ error: sentence(text) }),
  errors: (text: string) => ({ errors: eachLike(sentence(text)) }),
  field: (name: string, text: string) => ({ [name]: eachLike(sentence(text)) }),
};
