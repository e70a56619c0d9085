/** Whom a request is counted against: one address, an IPv6 network, or all who come through one proxy. */
export type Client = string;

const proxyPrefix = 'behind ';

/** Everybody who comes through a proxy that nobody told us of: they cannot be told apart. */
export const proxyClient = (proxy: string): Client => `${proxyPrefix}${proxy}`;

/** How many people's tries a client may make. */
export const peopleOf = (client: Client): number => (client.startsWith(proxyPrefix) ? 20 : 1);
