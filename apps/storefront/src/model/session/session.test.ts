import { expect, it } from 'vitest';
import { type SessionEffect, sessionEffects } from './sessionEffects.ts';
import * as events from './sessionSlice.ts';
import { type SessionState, sessionSlice } from './sessionSlice.ts';

const states = {
  signedOut: { name: 'signedOut' },
  signedIn: { name: 'signedIn', token: 'a' },
  endedByLogout: { name: 'endedByLogout' },
  endedByExpiry: { name: 'endedByExpiry' },
  endedByRejection: { name: 'endedByRejection' },
  endedElsewhere: { name: 'endedElsewhere' },
} satisfies Record<string, SessionState>;
type StateName = keyof typeof states;

const happenings = {
  'the token a is found': events.tokenFound('a'),
  'the token b is found': events.tokenFound('b'),
  'logged in with a': events.loggedIn('a'),
  'logged in with b': events.loggedIn('b'),
  'another tab signed in with a': events.otherTabSignedIn('a'),
  'another tab signed in with b': events.otherTabSignedIn('b'),
  'logged out': events.loggedOut(),
  'another tab signed out': events.otherTabSignedOut(),
  'the token expired': events.tokenExpired(),
  'the token a was rejected': events.tokenRejected('a'),
  'the token b was rejected': events.tokenRejected('b'),
  'the end is acknowledged': events.endAcknowledged(),
};
type Happening = keyof typeof happenings;

type Rule = [from: StateName[], on: Happening, to: SessionState, effects: SessionEffect[]];

const ended: StateName[] = ['endedByLogout', 'endedByExpiry', 'endedByRejection', 'endedElsewhere'];
const out: StateName[] = ['signedOut', ...ended];
const signedInWith = (token: string): SessionState => ({ name: 'signedIn', token });
const { endedByLogout, endedByExpiry, endedByRejection, endedElsewhere } = states;
const expiry: SessionEffect[] = ['removeToken', 'forgetAnswers', 'tellExpiry'];

// biome-ignore format: a table is read by its rows
const rules: Rule[] = [
  [out, 'the token a is found', signedInWith('a'), ['watchExpiry']],
  [out, 'the token b is found', signedInWith('b'), ['watchExpiry']],
  [out, 'logged in with a', signedInWith('a'), ['keepToken', 'watchExpiry']],
  [out, 'logged in with b', signedInWith('b'), ['keepToken', 'watchExpiry']],
  [out, 'another tab signed in with a', signedInWith('a'), ['watchExpiry']],
  [out, 'another tab signed in with b', signedInWith('b'), ['watchExpiry']],
  [['signedIn'], 'the token b is found', signedInWith('b'), ['forgetAnswers', 'watchExpiry']],
  [['signedIn'], 'logged in with b', signedInWith('b'), ['keepToken', 'forgetAnswers', 'watchExpiry']],
  [['signedIn'], 'another tab signed in with b', signedInWith('b'), ['forgetAnswers', 'watchExpiry']],
  [['signedIn'], 'logged out', endedByLogout, ['removeToken', 'forgetAnswers', 'revokeToken', 'forgetPersonalData']],
  [['signedIn'], 'another tab signed out', endedElsewhere, ['forgetAnswers', 'forgetPersonalData']],
  [['signedIn'], 'the token expired', endedByExpiry, expiry],
  [['signedIn'], 'the token a was rejected', endedByRejection, expiry],
  [ended, 'the end is acknowledged', states.signedOut, []],
];

const pairs = (Object.keys(states) as StateName[]).flatMap((from) =>
  (Object.keys(happenings) as Happening[]).map((on) => {
    const rule = rules.find(([froms, when]) => froms.includes(from) && when === on);
    // Pairs that are not listed do not change the state.
    const [, , to, effects] = rule ?? [from, on, states[from], []];
    return { from, on, to, effects };
  }),
);

it.each(pairs)('$from, $on: $to.name $effects', ({ from, on, to, effects }) => {
  const before = states[from];
  const event = happenings[on];
  const after = sessionSlice.reducer(before, event);
  expect(after).toEqual(to);
  expect(sessionEffects(event, before, after)).toEqual(effects);
});
