// `pnpm contracts:can-i-deploy [ENVIRONMENT]`: asks a Pact Broker whether this commit of the
// storefront may go to an environment (production), given the verifications it knows of.
import { askBroker, versionOfHere } from './broker.ts';

const { version } = await versionOfHere();
const result = await askBroker([
  ...['can-i-deploy', '--pacticipant', 'parinda-storefront', '--version', version],
  ...['--to-environment', process.argv[2] ?? 'production'],
]);
process.exitCode = result?.code ?? 0;
