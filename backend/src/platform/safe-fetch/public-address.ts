import ipaddr from 'ipaddr.js';

/** The global unicast range of IPv6 (IANA, Internet Protocol Version 6 Address Space). */
const GLOBAL_IPV6 = ipaddr.IPv6.parse('2000::');

/** Internal cloud services on an address in a public range (Azure's host agent). */
const INTERNAL_SERVICES = new Set(['168.63.129.16']);

/** Whether an address is on the public internet. IPv4 addresses embedded in IPv6 never are. */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address) || INTERNAL_SERVICES.has(address)) return false;
  const parsed = ipaddr.parse(address);
  if (parsed.range() !== 'unicast') return false;
  return parsed.kind() === 'ipv4' ? ipaddr.IPv4.isValidFourPartDecimal(address) : parsed.match([GLOBAL_IPV6, 3]);
}

/** The address to connect to, IPv4 before IPv6; undefined when one of them is not public, or there is none. */
export function checkedAddress(addresses: readonly string[]): string | undefined {
  if (!addresses.every(isPublicAddress)) return undefined;
  return addresses.find((address) => !address.includes(':')) ?? addresses[0];
}
