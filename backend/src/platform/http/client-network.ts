import ipaddr from 'ipaddr.js';

/** What limits count as one visitor. A subscriber has many IPv6 addresses but one /64; IPv4 addresses count alone. */
export function clientNetwork(ip: string): string {
  if (!ipaddr.isValid(ip)) return ip;
  const address = ipaddr.process(ip);
  if (address instanceof ipaddr.IPv4) return address.toString();
  return `${address.parts
    .slice(0, 4)
    .map((part) => part.toString(16))
    .join(':')}::/64`;
}
