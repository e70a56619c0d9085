import { operations } from '../contract.ts';
import { contractError, isValidRequest } from '../contract-check.ts';
import { documentedStatus, relevantFields } from './allowed-variations.ts';
import type { GeneratedRequest } from './requests.ts';
import type { Answer, Sent } from './send.ts';

const secured = new Set(
  operations.filter((one) => one.isSecured).map(({ operationId }) => operationId),
);

/**
 * Returns how a response violates the contract; undefined if it does not.
 *
 * @param isExternal another server, which may use the allowed variations
 */
export function errorOf(
  { operation, method, path, token, damage }: GeneratedRequest,
  sent: Sent,
  answer: Answer,
  isExternal = false,
): string | undefined {
  const { text } = answer;
  if (answer.status >= 500) return `a server error: ${answer.status} ${text}`;
  const read = () => {
    const body = sent.payload && JSON.parse(sent.payload);
    return isExternal ? relevantFields(body) : body;
  };
  const isMalformed = damage !== 'none' || !isValidRequest(method, path, read());
  const status = isExternal
    ? documentedStatus(statusesOf(operation), answer.status, isMalformed || hasUnusualUrl(sent))
    : answer.status;
  if (status === undefined) return undefined;
  let body: unknown;
  try {
    body = text === '' ? undefined : JSON.parse(text);
  } catch {
    return `not JSON: ${text.slice(0, 200)}`;
  }
  const hasNoBody = isExternal && status === 204;
  const contractMessage = contractError(method, sent.url, {
    status,
    body: hasNoBody ? undefined : body,
  });
  if (contractMessage) return contractMessage;
  if (/\$argon2|password_?hash|code_?hash/i.test(text)) return `contains a secret: ${text}`;
  // Malformed requests may be rejected before authentication.
  const isRejectedAnyway =
    isExternal && [400, 404].includes(status) && (isMalformed || hasUnusualUrl(sent));
  if (secured.has(operation) && token !== 'valid' && status !== 401 && !isRejectedAnyway) {
    return `${status} without a session`;
  }
  if (isMalformed && status < 400) return `${status} for a malformed request`;
  return undefined;
}

const statusesOf = (operation: string) =>
  operations.find(({ operationId }) => operationId === operation)?.statuses ?? [];

/** Returns whether the URL contains characters that no client sends. */
const hasUnusualUrl = ({ url }: Sent) => !/^[\w/?=&.-]+$/.test(url);
