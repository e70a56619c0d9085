import { fromState } from './from-state.ts';

/**
 * Who calls: Asha has what the state says she has; a newcomer has nothing yet; a forgotten session
 * is one that no server knows (any more).
 */
export const tokens = {
  asha: 'eyJhbGciOiJIUzI1NiJ9.eyJleHAiOjQxMDI0NDQ4MDB9.c2lnbmF0dXJl',
  newcomer: 'eyJhbGciOiJIUzI1NiJ9.eyJleHAiOjQxMDI0NDQ4MDF9.bmV3Y29tZXI',
  forgotten: 'eyJhbGciOiJIUzI1NiJ9.eyJleHAiOjE1MDAwMDAwMDB9.Zm9yZ290dGVu',
};

export type Session = keyof typeof tokens;

const json = { 'Content-Type': 'application/json' };
const stateToken = (example: string) => fromState('Bearer {token}', `Bearer ${example}`);

/** The headers of each; the state answers the token of the first two. */
export const bearer = {
  asha: { ...json, Authorization: stateToken(tokens.asha) },
  newcomer: { ...json, Authorization: stateToken(tokens.newcomer) },
  forgotten: { ...json, Authorization: `Bearer ${tokens.forgotten}` },
};
