import { expect, it } from 'vitest';
import { ageInDays, contactState } from './contact-state.ts';

const now = new Date('2026-11-27T10:00:00Z');

it.each([
  ['2026-11-27T10:00:01Z', null, 0, 'open'],
  ['2026-11-26T10:00:01Z', null, 0, 'open'],
  ['2026-11-26T10:00:00Z', null, 1, 'open'],
  ['2026-10-28T10:00:01Z', null, 29, 'open'],
  ['2026-10-28T10:00:00Z', null, 30, 'overdue'],
  ['2026-01-01T00:00:00Z', '2026-11-01T00:00:00Z', 330, 'answered'],
])('an enquiry of %s, answered %s, is %d days old and %s', (created, answered, age, state) => {
  const enquiry = {
    createdAt: new Date(created),
    answeredAt: answered === null ? null : new Date(answered),
  };
  expect([ageInDays(enquiry, now), contactState(enquiry, now)]).toEqual([age, state]);
});
