import ipaddr from 'ipaddr.js';

/**
 * Returns the key that rate limits count a client by. Providers give one customer a whole IPv6 /64
 * network, so its addresses share a key.
 */
export function clientKey(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const ip = ipaddr.process(address);
  return ip instanceof ipaddr.IPv6 ? networkOf(ip) : ip.toString();
}

const networkOf = (ip: ipaddr.IPv6): string =>
  `${ip.parts
    .slice(0, 4)
    .map((part) => part.toString(16))
    .join(':')}::/64`;

/** Tells whether the address is public; a private one may be a proxy with many clients. */
export const isPublic = (address: string): boolean =>
  ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast';
