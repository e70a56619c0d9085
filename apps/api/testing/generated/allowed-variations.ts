/** Statuses of limits, which any server may return at any time. */
const limits = [408, 413, 414, 429, 431];

/**
 * Returns the documented status that another server's status stands for, by the variations that
 * contracts/README.md allows.
 *
 * @param isMalformed the request violates the contract
 * @returns undefined if the response cannot be checked
 */
export function documentedStatus(
  documented: number[],
  status: number,
  isMalformed: boolean,
): number | undefined {
  if (documented.includes(status)) return status;
  if (limits.includes(status)) return undefined;
  const success = documented.find((one) => one < 300);
  if (status >= 200 && status < 300 && success) return success;
  // A malformed id may be unknown, and malformed JSON may have another type.
  if (status === 422 || (isMalformed && (status === 404 || status === 415))) {
    return documented.find((one) => one === 400) ?? status;
  }
  return status;
}

/** Documented without effect, so that other servers may ignore them. */
const ignoredFields = ['user', 'order', 'delivery_status', 'payment_status'];

/** Returns the fields of a body that another server must check. */
export function relevantFields(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body;
  return Object.fromEntries(Object.entries(body).filter(([name]) => !ignoredFields.includes(name)));
}
