import { type DescribedOperation, type Parameter, resolved } from '../contract.ts';
import { type Case, inState, type Request } from './case.ts';

/**
 * Derives the request for a status from the contract. Returns undefined if cases.ts must define it.
 */
export function derivedCase(operation: DescribedOperation, status: number): Case | undefined {
  const request = derivedRequest(operation, status);
  if (!request) return undefined;
  if (!operation.isSecured || status === 401) return async () => request;
  return inState('a customer is signed in', ({ token = '' }) => ({ ...request, token }));
}

function derivedRequest(operation: DescribedOperation, status: number): Request | undefined {
  const { isSecured, parameters = [], requestBody } = operation;
  const inUrl = parameters.filter((one) => one.in !== 'header');
  const required = inUrl.filter((one) => one.required);
  const [first] = inUrl;
  if (status === 401) return isSecured ? fillParameters(required, () => '1') : undefined;
  if (status === 400) return first ? fillParameters([first], malformed) : { body: {} };
  if (requestBody) return undefined;
  if (status === 404)
    return first?.in === 'path' ? fillParameters(required, () => '999999999') : undefined;
  return status < 300 ? fillParameters(required, () => '1') : undefined;
}

function fillParameters(
  parameters: Parameter[],
  valueFor: (parameter: Parameter) => string,
): Request {
  const at = (place: string) =>
    Object.fromEntries(
      parameters.filter((one) => one.in === place).map((one) => [one.name, valueFor(one)]),
    );
  return { params: at('path'), query: at('query') };
}

function malformed({ schema }: Parameter): string {
  const { type, maxLength = 0 } = resolved(schema);
  return type === 'integer' ? '1.5' : 'a'.repeat(maxLength + 1);
}
