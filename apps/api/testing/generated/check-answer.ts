import { operations } from '../contract.ts';
import { contractError, isValidRequest } from '../contract-check.ts';
import { documentedStatus, relevantFields } from './allowed-variations.ts';
import type { GeneratedRequest } from './requests.ts';
import type { Answer, Sent } from './send.ts';

const secured = new Set(
  operations.filter((one) => one.isSecured).map(({ operationId }) => operationId),
);

/**
 * What the answer must not be; undefined when it may be so.
 *
 * @param isForeign somebody else's server, which has freedoms that this one does not take
 */
export function errorOf(
  { operation, method, path, token, damage }: GeneratedRequest,
  sent: Sent,
  answer: Answer,
  isExternal = false,
): string | undefined {
  const { text } = answer;
  if (answer.status >= 500) return `a failure of the server: ${answer.status} ${text}`;
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
    return `no JSON: ${text.slice(0, 200)}`;
  }
  const hasNoBody = isExternal && status === 204;
  const contractMessage = contractError(method, sent.url, {
    status,
    body: hasNoBody ? undefined : body,
  });
  if (contractMessage) return contractMessage;
  if (/\$argon2|password_?hash|code_?hash/i.test(text)) return `a secret is told: ${text}`;
  // What is refused for its form need not be asked who it is.
  const isRefusedAnyway =
    isExternal && [400, 404].includes(status) && (isMalformed || hasUnusualUrl(sent));
  if (secured.has(operation) && token !== 'valid' && status !== 401 && !isRefusedAnyway) {
    return `${status} without a session`;
  }
  if (isMalformed && status < 400) return `${status} although the request is not as documented`;
  return undefined;
}

const statusesOf = (operation: string) =>
  operations.find(({ operationId }) => operationId === operation)?.statuses ?? [];

/** Something in the address that no client of the shop writes there. */
const hasUnusualUrl = ({ url }: Sent) => !/^[\w/?=&.-]+$/.test(url);
