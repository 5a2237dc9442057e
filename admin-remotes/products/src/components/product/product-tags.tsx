import { StatusTag, useShopTime } from '@shop/admin-kit';
import type { AdminProduct } from '@shop/contract';
import { saleTag } from '../../rules/sale-tag.ts';

interface OfProduct {
  product: AdminProduct;
}

/** "Draft", or the moment that the product waits for. */
export function SaleTag({ product }: OfProduct) {
  const tag = saleTag(product, useShopTime());
  return tag && <StatusTag tone={product.state === 'draft' ? 'neutral' : 'info'}>{tag}</StatusTag>;
}

export function FlagTags({ product }: OfProduct) {
  return (
    <>
      {product.isNew && <StatusTag tone="success">New</StatusTag>}
      {product.isBestSeller && <StatusTag tone="warning">Best Seller</StatusTag>}
      {product.isArtistSeries && <StatusTag tone="info">Artist Series</StatusTag>}
    </>
  );
}
