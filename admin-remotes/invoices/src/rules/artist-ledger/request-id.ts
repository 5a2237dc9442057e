import { randomId } from '@shop/contract';

/** A random UUID. `crypto.randomUUID` needs HTTPS, which a shop on a local network has not. */
export function newRequestId(): string {
  const hex = randomId();
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
