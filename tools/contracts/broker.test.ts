import { afterEach, expect, it, vi } from 'vitest';
import { askBroker, versionOfHere } from './broker.ts';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

it('does nothing without a broker, and says so in one line', async () => {
  vi.stubEnv('PACT_BROKER_BASE_URL', '');
  const said = vi.spyOn(console, 'log').mockImplementation(() => {});
  expect(await askBroker(['publish', 'nothing'])).toBeUndefined();
  expect(said.mock.calls).toEqual([['PACT_BROKER_BASE_URL names no broker: nothing was done.']]);
});

it('takes commit and branch from the build, where that names them', async () => {
  vi.stubEnv('GIT_COMMIT', 'abc123');
  vi.stubEnv('GIT_BRANCH', 'main');
  expect(await versionOfHere()).toEqual({ version: 'abc123', branch: 'main' });
});
