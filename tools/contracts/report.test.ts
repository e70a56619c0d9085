import { expect, it } from 'vitest';
import { differences } from './in-words.ts';
import { asJson, asJUnit, asTable, summary } from './report.ts';

const status = { type: 'StatusMismatch', expected: 201, actual: 200 };
const body = { type: 'BodyMismatch', path: '$' };

it.each([
  [{ ...status, mismatch: 'expected 201 but was 200' }, 'status: expected 201, got 200'],
  [
    { ...status, mismatch: 'Expected status code 200 to be a 400, 422' },
    'status: expected 400 or 422, got 200',
  ],
  [
    { ...body, mismatch: 'Type mismatch', expected: '[]', actual: '{"count":0}' },
    'body: expected a list, [], got an object, {"count":0}',
  ],
  [
    {
      ...{ ...body, mismatch: 'Actual map is missing the following keys: b' },
      ...{ expected: '["a","b"]', actual: '["a","c"]' },
    },
    'body: expected the field b, got a, c',
  ],
  [
    {
      ...{ type: 'BodyMismatch', path: '$[3].price', expected: '549', actual: '"549"' },
      mismatch: "Expected '549' (String) to be a number",
    },
    '$[*].price: expected something like 549 (it must be a number), got "549"',
  ],
  [
    { type: 'HeaderMismatch', key: 'Content-Type', mismatch: '', expected: 'a/b', actual: '' },
    'header Content-Type: expected "a/b", got nothing',
  ],
])('says in words what differs (%#)', (mismatch, words) => {
  expect(differences([mismatch])).toEqual([words]);
});

it('says the status first, and a fault of many entries once', () => {
  const price = (index: number) => ({
    ...{ type: 'BodyMismatch', path: `$[${index}].price`, expected: '1', actual: `"${index}"` },
    mismatch: 'Expected it to be a number',
  });
  const words = differences([
    price(0),
    price(1),
    { ...status, mismatch: 'expected 201 but was 200' },
  ]);
  expect(words).toHaveLength(2);
  expect(words[0]).toContain('status');
});

const kept = { provider: 'api', problems: [], seconds: 0.02, isKept: true };
const verdicts = [
  { ...kept, call: 'getOrder', interaction: 'an order' },
  {
    ...{ ...kept, call: 'login', interaction: 'a "login" <now>', isKept: false },
    problems: ['status: expected 200, got 500'],
  },
];

it('shows a row for each interaction, and below a broken one why', () => {
  expect(
    asTable(verdicts)
      .split('\n')
      .map((line) => line.trim()),
  ).toEqual([
    'call      interaction',
    'pass  getOrder  an order',
    'FAIL  login     a "login" <now>',
    'status: expected 200, got 500',
  ]);
  expect(summary(verdicts)).toBe('1 of 2 interactions kept, 1 broken');
});

it('writes the same for programs', () => {
  expect(JSON.parse(asJson(verdicts)).verdicts).toEqual(verdicts);
  const xml = asJUnit(verdicts);
  expect(xml).toContain('<testsuite name="api" tests="2" failures="1">');
  expect(xml).toContain('name="a &quot;login&quot; &lt;now&gt;"');
  expect(xml).toContain('<failure message="status: expected 200, got 500">');
});
