import type { AdminOrder } from '@shop/contract';

type OrderItem = AdminOrder['items'][number];

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
