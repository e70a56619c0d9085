// `pnpm contracts:publish`: gives contracts/pacts to a Pact Broker as the version of this commit.
import { inProject } from '../run/project.ts';
import { askBroker, versionOfHere } from './broker.ts';

const { version, branch } = await versionOfHere();
const result = await askBroker([
  ...['publish', inProject('contracts/pacts')],
  ...['--consumer-app-version', version, '--branch', branch],
]);
process.exitCode = result?.code ?? 0;
