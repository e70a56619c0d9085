import { fromState } from './from-state.ts';

/** Tokens by caller: Asha has the records of the state, a newcomer has none. */
export const tokens = {
  asha: 'eyJhbGciOiJIUzI1NiJ9.eyJleHAiOjQxMDI0NDQ4MDB9.c2lnbmF0dXJl',
  newcomer: 'eyJhbGciOiJIUzI1NiJ9.eyJleHAiOjQxMDI0NDQ4MDF9.bmV3Y29tZXI',
  expired: 'eyJhbGciOiJIUzI1NiJ9.eyJleHAiOjE1MDAwMDAwMDB9.Zm9yZ290dGVu',
};

export type Session = keyof typeof tokens;

const json = { 'Content-Type': 'application/json' };
const stateToken = (example: string) => fromState('Bearer {token}', `Bearer ${example}`);

/** The headers by caller. The provider state returns the token of Asha and the newcomer. */
export const bearer = {
  asha: { ...json, Authorization: stateToken(tokens.asha) },
  newcomer: { ...json, Authorization: stateToken(tokens.newcomer) },
  expired: { ...json, Authorization: `Bearer ${tokens.expired}` },
};
