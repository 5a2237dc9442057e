import type { DeskOrder } from '@shop/contract';

type OrderItem = DeskOrder['items'][number];

/** Formats an ISO time in the time zone of the browser. */
export const formatDateTime = (isoTime: string): string =>
  new Date(isoTime).toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'short' });

/** The day of an ISO time in UTC, like the dates of invoices. */
export const formatDay = (isoTime: string): string =>
  new Date(isoTime).toLocaleDateString('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

/** "Dawn Hoodie, M" as sold; the name alone for a product without sizes. */
export const itemName = ({ product, variant }: Pick<OrderItem, 'product' | 'variant'>): string =>
  variant ? `${product.name}, ${variant.label}` : product.name;

export const formatPieces = (pieces: number): string => (pieces === 1 ? '1 piece' : `${pieces} pieces`);

/** The actor of an event: 'staff ada' is the admin ada. */
export function formatActor(actor: string): string {
  if (actor === 'shopper') return 'Shopper';
  return actor === 'system' ? 'Automatic' : actor.replace(/^staff /, '');
}

/** A mailto link. Visitors enter the address, so characters that could add mail headers are escaped. */
export const mailtoLink = (email: string): string => `mailto:${encodeURIComponent(email).replaceAll('%40', '@')}`;
