import type { MatchersV3 } from '@pact-foundation/pact';

const escapePattern = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

const providerValue = <T>(expression: string, value: T, matcher: object) =>
  ({
    value,
    'pact:generator:type': 'ProviderState',
    expression: expression.replaceAll('{', '${'),
    ...matcher,
  }) as unknown as MatchersV3.Matcher<T>;

/**
 * A text with values that the provider state returns: `{name}` stands for the value of that name. The
 * client must send exactly the example; Pact's own `fromProviderState` accepts any text.
 */
export const fromState = (expression: string, example: string) =>
  providerValue(expression, example, {
    'pact:matcher:type': 'regex',
    regex: `^${escapePattern(example)}$`,
  });

/** An id in a body that the provider state returns. */
export const idFromState = (name: string, example: number) =>
  providerValue(`{${name}}`, example, { 'pact:matcher:type': 'integer' });
