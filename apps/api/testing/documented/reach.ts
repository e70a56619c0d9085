import type { DescribedOperation } from '../contract.ts';
import type { Answer, TestServer } from '../test-server.ts';
import { cases } from './cases.ts';
import { derivedCase } from './derived.ts';

/** Sends the request for a documented status of an operation and returns the last response. */
export async function reach(
  test: TestServer,
  operation: DescribedOperation,
  status: number,
): Promise<{ answer: Answer | undefined; times: number }> {
  const { method, path, operationId } = operation;
  const cell = `${operationId} ${status}`;
  const request = await (cases[cell] ?? derivedCase(operation, status))?.(test);
  if (!request) throw new Error(`Missing case for ${cell}. Add it to cases.ts.`);
  const { params = {}, query, times = 1, ...options } = request;
  const filled = path.replace(/\{(\w+)\}/g, (_all, name) => params[name] ?? '1');
  const url = query ? `${filled}?${new URLSearchParams(query)}` : filled;
  let answer: Answer | undefined;
  for (let n = 0; n < times; n++) answer = await test.call(method as 'GET', url, options);
  return { answer, times };
}
