import { operations } from '../contract.ts';
import { contractProblem, mayBeSent } from '../contract-check.ts';
import type { GeneratedRequest } from './requests.ts';
import type { Answer, Sent } from './send.ts';

const secured = new Set(
  operations.filter((one) => one.isSecured).map(({ operationId }) => operationId),
);

/** What the answer must not be; undefined when it may be so. */
export function problemOf(
  { operation, method, path, token, damage }: GeneratedRequest,
  sent: Sent,
  { status, text }: Answer,
): string | undefined {
  if (status >= 500) return `a failure of the server: ${status} ${text}`;
  let body: unknown;
  try {
    body = text === '' ? undefined : JSON.parse(text);
  } catch {
    return `no JSON: ${text.slice(0, 200)}`;
  }
  const documented = contractProblem(method, sent.url, { status, body });
  if (documented) return documented;
  if (/\$argon2|password_?hash|code_?hash/i.test(text)) return `a secret is told: ${text}`;
  if (secured.has(operation) && token !== 'valid' && status !== 401) {
    return `${status} without a session`;
  }
  const isWrong =
    damage !== 'none' || !mayBeSent(method, path, sent.payload && JSON.parse(sent.payload));
  if (isWrong && status < 400) return `${status} although the request is not as documented`;
  return undefined;
}
