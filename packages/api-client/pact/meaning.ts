import { MatchersV3 } from '@pact-foundation/pact';

const { eachLike, integer, number, regex } = MatchersV3;

/** What the storefront relies on in a field: its meaning, not the example that stands for it. */
export const sentence = (example: string) => regex(/^.*\S.*$/, example);
export const slug = (example: string) => regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, example);
export const emailAddress = (example: string) => regex(/^\S+@\S+\.\S+$/, example);
export const html = (example: string) => regex(/^[\s\S]*<\w[\s\S]*>[\s\S]*$/, example);
export const link = (example: string) => regex(/^(https?:\/)?\/\S*$/, example);
export const instant = (example: string) =>
  regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/, example);
export const jwt = (example: string) => regex(/^[\w-]+\.[\w-]+\.[\w-]+$/, example);
export const ratingText = (example: string) => regex(/^[0-5](\.\d+)?$/, example);
export const oneOf = (example: string, ...values: string[]) =>
  regex(new RegExp(`^(${[example, ...values].join('|')})$`), example);

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
export const atLeastOne = (example: number) => wholeNumber('^[1-9]\\d*$', example);
export const stars = (example: number) => wholeNumber('^[1-5]$', example);
export const rupees = (example: number) => number(example);

/** The four bodies that a refusal can have, as the documents read them. */
export const refusal = {
  message: (text: string) => ({ message: sentence(text) }),
  error: (text: string) => ({ error: sentence(text) }),
  errors: (text: string) => ({ errors: eachLike(sentence(text)) }),
  field: (name: string, text: string) => ({ [name]: eachLike(sentence(text)) }),
};
