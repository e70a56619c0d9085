/** Key for counting requests: an address, or an IPv6 network. */
export type Client = string;
