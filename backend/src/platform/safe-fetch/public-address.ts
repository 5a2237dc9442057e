import ipaddr from 'ipaddr.js';

/** The part of IPv6 that is handed out to the public (IANA, Internet Protocol Version 6 Address Space). */
const GLOBAL_IPV6 = ipaddr.IPv6.parse('2000::');

/** Public clouds' inner services that live on an address which looks public (Azure's host agent). */
const NEVER = new Set(['168.63.129.16']);

/** True for an address of the public internet; IPv4 written inside IPv6 counts as what it is carried in: never public. */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address) || NEVER.has(address)) return false;
  const parsed = ipaddr.parse(address);
  if (parsed.range() !== 'unicast') return false;
  return parsed.kind() === 'ipv4' ? ipaddr.IPv4.isValidFourPartDecimal(address) : parsed.match([GLOBAL_IPV6, 3]);
}

/** The address to connect to, IPv4 before IPv6; undefined when one of them is not public, or there is none. */
export function checkedAddress(addresses: readonly string[]): string | undefined {
  if (!addresses.every(isPublicAddress)) return undefined;
  return addresses.find((address) => !address.includes(':')) ?? addresses[0];
}
