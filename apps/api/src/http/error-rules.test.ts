import { dataPolicy, securityHeaders } from '@parinda/server-kit/security-headers';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import * as errors from '../domain/errors.ts';
import { DomainError, Invalid } from '../domain/errors.ts';
import { operationsOf, readContract } from './contract.ts';
import { errorBody } from './error-body.ts';
import { statuses, toErrorResponse } from './error-response.ts';
import { hasNul, isNestedDeeper } from './reject-malformed.ts';
import { boundedValidator, fieldErrorsOf } from './validation.ts';

describe('an error body', () => {
  const errors = [
    { field: 'phone', text: 'This field is required.' },
    { field: 'quantity', text: 'Must be a whole number of at least 1.' },
  ];
  it.each([
    ['Message', { message: 'phone: This field is required.' }],
    ['ErrorText', { error: 'phone: This field is required.' }],
    [
      'ErrorList',
      {
        errors: ['phone: This field is required.', 'quantity must be a whole number of at least 1'],
      },
    ],
    ['PaymentRefused', { status: 'failed', message: 'phone: This field is required.' }],
    [
      'FieldErrors',
      {
        phone: ['This field is required.'],
        quantity: ['Must be a whole number of at least 1.'],
      },
    ],
  ] as const)('has the shape %s', (shape, body) => {
    expect({ ...errorBody(shape, 'Not valid', errors) }).toEqual(body);
  });

  it.each([
    ['Message', { message: 'Gone' }],
    ['RegistrationErrors', { message: 'Gone' }],
    ['ErrorText', { error: 'Gone' }],
    ['ErrorList', { errors: ['Gone'] }],
  ] as const)('has the shape %s also without fields', (shape, body) => {
    expect(errorBody(shape, 'Gone')).toEqual(body);
  });

  it('has the shape of the contract', () => {
    const operations = operationsOf(readContract());
    const shapeOf = (id: Parameters<typeof operations.get>[0], status: number) =>
      operations.get(id)?.errors.get(status);
    expect(shapeOf('register', 400)).toBe('RegistrationErrors');
    expect(shapeOf('createAddress', 400)).toBe('FieldErrors');
    expect(shapeOf('login', 401)).toBe('ErrorList');
    expect(shapeOf('sendOtp', 429)).toBe('ErrorText');
    expect(shapeOf('verifyPayment', 400)).toBe('PaymentRefused');
    expect(shapeOf('createOrder', 502)).toBe('Message');
  });
});

it.each(Object.values(errors).filter((one) => one !== DomainError))(
  'maps a unique status to %o',
  (ErrorClass) => {
    const same = [...statuses.values()].filter((status) => status === statuses.get(ErrorClass));
    expect(same).toHaveLength(1);
  },
);

it('writes field names like the contract', () => {
  const { status, errors } = toErrorResponse(Invalid.field('confirmPassword', 'Not the same.'));
  expect({ status, errors }).toEqual({
    status: 400,
    errors: [{ field: 'confirm_password', text: 'Not the same.' }],
  });
});

describe('body validation', () => {
  const ajv = new Ajv2020({ verbose: true, strict: false });
  const validate = boundedValidator(ajv, {
    type: 'object',
    required: ['name', 'items'],
    properties: {
      name: { type: 'string', minLength: 3, maxLength: 5, pattern: '\\S' },
      rating: { type: 'integer', minimum: 1, maximum: 5 },
      items: {
        type: 'array',
        minItems: 1,
        maxItems: 2,
        items: { type: 'object', required: ['id'] },
      },
    },
  });
  const errors = (body: unknown) => {
    const result = validate(body);
    return result === true ? [] : fieldErrorsOf(result.error);
  };

  it.each([
    [{ items: [{ id: 1 }] }, 'name', 'This field is required.'],
    [{ name: '   ', items: [{ id: 1 }] }, 'name', 'This field is required.'],
    [{ name: '', items: [{ id: 1 }] }, 'name', 'This field is required.'],
    [{ name: 'ab', items: [{ id: 1 }] }, 'name', 'Must have at least 3 characters.'],
    [{ name: 'abcdef', items: [{ id: 1 }] }, 'name', 'Must have at most 5 characters.'],
    [{ name: 7, items: [{ id: 1 }] }, 'name', 'Must be text.'],
    [{ name: 'abc', items: [] }, 'items', 'Must have at least 1 entry.'],
    [{ name: 'abc', items: [{}] }, 'id', 'This field is required.'],
    [{ name: 'abc', items: {} }, 'items', 'Must be a list.'],
    [
      { name: 'abc', items: [{ id: 1 }], rating: 0 },
      'rating',
      'Must be a whole number of at least 1.',
    ],
    [
      { name: 'abc', items: [{ id: 1 }], rating: 6 },
      'rating',
      'Must be a whole number of at most 5.',
    ],
    [
      { name: 'abc', items: [{ id: 1 }], rating: 'x' },
      'rating',
      'Must be a whole number of at least 1.',
    ],
  ])('reports the error in %j', (body, field, text) => {
    expect(errors(body)).toEqual([{ field, text }]);
  });

  it('reports each field once', () => {
    const items = Array(20_000).fill({});
    expect(errors({ rating: 6, items })).toEqual([
      { field: 'name', text: 'This field is required.' },
      { field: 'items', text: 'Must have at most 2 entries.' },
      { field: 'rating', text: 'Must be a whole number of at most 5.' },
    ]);
  });

  it.each([[[]], [null], ['name']])('rejects %j as a body', (body) => {
    expect(errors(body).map(({ field }) => field)).toEqual(['request']);
  });
});

it.each([
  ['a\0', true],
  [{ a: ['b', { c: '\0' }] }, true],
  [{ 'a\0': 1 }, true],
  [{ a: 'b', c: [1, null, true] }, false],
  [undefined, false],
])('finds a NUL in %j: %s', (value, isFound) => {
  expect(hasNul(value)).toBe(isFound);
});

it.each([
  ['text', false],
  [[[]], false],
  [{ a: { b: 1 } }, false],
  [{ a: [[]] }, true],
  [[{ a: {} }], true],
])('finds more than two levels in %j: %s', (value, isDeep) => {
  expect(isNestedDeeper(value, 2)).toBe(isDeep);
});

describe('the security headers', () => {
  it('block scripts in responses', () => {
    expect(dataPolicy).toContain("default-src 'none'");
  });

  it('require HTTPS in production only', () => {
    expect(securityHeaders(true)['strict-transport-security']).toBeTruthy();
    expect(securityHeaders(false)['strict-transport-security']).toBeUndefined();
  });
});
