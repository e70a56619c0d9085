import { expect, it } from 'vitest';
import { deliveryEstimate } from './deliveryEstimate.ts';

/** A Wednesday. */
const now = new Date(2026, 10, 25, 12).getTime();

// Spec: 2 §4
it.each([
  ["the warehouse's own state", 'Maharashtra', 'Fri, 27 Nov to Mon, 30 Nov'],
  ['another state', 'Karnataka', 'Mon, 30 Nov to Thu, 3 Dec'],
  ['a state with mountain roads', 'Sikkim', 'Thu, 3 Dec to Wed, 9 Dec'],
  ['an island in another spelling', ' andaman &  Nicobar ', 'Thu, 3 Dec to Wed, 9 Dec'],
  ['an unknown state', '', 'Mon, 30 Nov to Thu, 3 Dec'],
])('estimates working days to %s', (_, state, expected) => {
  expect(deliveryEstimate(state, now)).toBe(expected);
});
