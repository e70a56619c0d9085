/** Too much, too often, too fast: what any server may say at any time. */
const limits = [408, 413, 414, 429, 431];

/**
 * What a foreign server's answer stands for, where it takes a freedom that contracts/README.md leaves
 * it ("What is free to you").
 *
 * @param isWrong the request is not as documented
 * @returns a documented status; undefined when there is nothing to judge
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
  // A malformed id names nothing, and what is no JSON is of another type.
  if (status === 422 || (isMalformed && (status === 404 || status === 415))) {
    return documented.find((one) => one === 400) ?? status;
  }
  return status;
}

/** Documented as accepted and without effect, so that a server need not look at them. */
const ignoredFields = ['user', 'order', 'delivery_status', 'payment_status'];

/** As much of a body as a foreign server has to look at. */
export function relevantFields(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body;
  return Object.fromEntries(Object.entries(body).filter(([name]) => !ignoredFields.includes(name)));
}
