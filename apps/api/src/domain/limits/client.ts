/** Key for counting requests: an address, an IPv6 network, or all clients behind one proxy. */
export type Client = string;

const proxyPrefix = 'behind ';

/** Returns one key for all clients behind an unknown proxy, as their addresses are not known. */
export const proxyClient = (proxy: string): Client => `${proxyPrefix}${proxy}`;

/** Returns how many people's attempts a client may use. */
export const peopleOf = (client: Client): number => (client.startsWith(proxyPrefix) ? 20 : 1);
