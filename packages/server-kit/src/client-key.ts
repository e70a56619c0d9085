import ipaddr from 'ipaddr.js';

/**
 * The one client that an address counts as: an IPv6 network of 64 bits is given to one household, which
 * has as many addresses in it as it likes. IPv4 in IPv6 is the same as plain IPv4.
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

/** Whether anybody on the internet may have it: behind any other, a proxy may stand for many. */
export const isPublic = (address: string): boolean =>
  ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast';
