import { optionalOperations } from '../src/http/contract.ts';

/**
 * Returns the optional operations that a server lacks, as the storefront does: by its
 * `capabilities/`, without which it lacks all of them.
 *
 * @param url of the server
 */
export async function missingOperations(url: string): Promise<string[]> {
  const present = await capabilitiesOf(url);
  return optionalOperations().filter((id) => !present.includes(id));
}

async function capabilitiesOf(url: string): Promise<unknown[]> {
  try {
    const answer = await fetch(new URL('/api/user/capabilities/', url));
    if (answer.status === 404) return [];
    // A broken answer fails its pact.
    const { operations } = Object(await answer.json().catch(() => ({})));
    return ['getCapabilities', ...(Array.isArray(operations) ? operations : [])];
  } catch {
    return [];
  }
}
