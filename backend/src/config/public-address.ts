import type { Config } from './settings.js';

const isLocal = ({ hostname }: URL): boolean =>
  hostname === 'localhost' || hostname.endsWith('.localhost') || hostname === '127.0.0.1' || hostname === '[::1]';

/** Whether people outside of this machine reach the shop. */
export const hasPublicAddress = ({ PUBLIC_ORIGIN: origin }: Config): boolean =>
  origin?.startsWith('https://') === true && !isLocal(new URL(origin));
