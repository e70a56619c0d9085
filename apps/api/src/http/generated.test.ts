import { afterAll, beforeAll, expect, it } from 'vitest';
import { contractProblem } from '../testing/contract-check.ts';
import { generatedRequests, randomFrom } from '../testing/generated-requests.ts';
import { newShopper } from '../testing/shoppers.ts';
import { startTestShop, type TestShop } from '../testing/test-shop.ts';

const seed = Number(process.env.FUZZ_SEED ?? Date.now() % 1_000_000);
const number = 5000;

let test: TestShop;
beforeAll(async () => {
  const roomy = { LOGIN_FAILURES: '100', OTPS_PER_HOUR: '100', CONTACTS_PER_HOUR: '100' };
  test = await startTestShop(roomy);
});
afterAll(() => test.close());

it(`answers ${number} generated requests as documented (FUZZ_SEED=${seed})`, async () => {
  const { token } = await newShopper(test);
  const problems = new Set<string>();
  const answered = new Map<string, number>();
  let count = 0;
  for (const { isSignedIn, ...request } of generatedRequests(randomFrom(seed))) {
    const { statusCode, body } = await test.app.inject({
      ...request,
      headers: { ...request.headers, ...(isSignedIn && { authorization: `Bearer ${token}` }) },
    });
    const parsed = body === '' ? undefined : JSON.parse(body);
    const problem =
      statusCode >= 500
        ? `${request.method} ${request.url} ${request.payload}: ${statusCode}`
        : contractProblem(request.method, request.url, { status: statusCode, body: parsed });
    if (problem) problems.add(problem);
    const kind = `${request.method} ${statusCode}`;
    answered.set(kind, (answered.get(kind) ?? 0) + 1);
    count += 1;
    if (count === number) break;
  }
  expect([...problems]).toEqual([]);
  // The requests were good enough to get somewhere, and bad enough to be refused.
  for (const kind of ['GET 200', 'POST 201', 'DELETE 204', 'POST 400', 'GET 401']) {
    expect(answered.get(kind), kind).toBeGreaterThan(5);
  }
}, 180_000);
