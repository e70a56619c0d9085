import type { MatchersV3 } from '@pact-foundation/pact';

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

const filledIn = <T>(expression: string, value: T, matcher: object) =>
  ({
    value,
    'pact:generator:type': 'ProviderState',
    expression: expression.replaceAll('{', '${'),
    ...matcher,
  }) as unknown as MatchersV3.Matcher<T>;

/**
 * A text that only the provider knows once it is in the state: `{name}` stands for what the state
 * answered under that name. The client under test must send precisely the example (pact's own
 * `fromProviderState` would let any text pass, any path even).
 */
export const fromState = (expression: string, example: string) =>
  filledIn(expression, example, {
    'pact:matcher:type': 'regex',
    regex: `^${escaped(example)}$`,
  });

/** The same for an id in a body. */
export const idFromState = (name: string, example: number) =>
  filledIn(`{${name}}`, example, { 'pact:matcher:type': 'integer' });
