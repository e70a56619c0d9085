/** Whom a request is counted against: one address, an IPv6 network, or all who come through one proxy. */
export type Client = string;

const shared = 'behind ';

/** Everybody who comes through a proxy that nobody told us of: they cannot be told apart. */
export const clientsBehind = (proxy: string): Client => `${shared}${proxy}`;

/** How many people's tries a client may make. */
export const peopleBehind = (client: Client): number => (client.startsWith(shared) ? 20 : 1);
