import type { ProductDetail } from '@shop/contract';
import type { Head } from '#lib/head/head.ts';
import { previewImage, previewText } from '#lib/head/preview.ts';

/** Title, link preview and structured data of a product page. */
export function productHead(product: ProductDetail, { origin, shopName }: { origin: string; shopName: string }): Head {
  const path = `/products/${product.id}`;
  const description = previewText(product.description);
  const inStock = product.stockQuantity > 0;
  const imageUrl = product.imageUrl ? new URL(product.imageUrl, origin).href : undefined;
  return {
    title: product.name,
    description,
    canonicalPath: path,
    openGraphType: 'product',
    image: previewImage(product.imageUrl, { origin, alt: product.name }),
    properties: {
      'product:price:amount': product.price,
      'product:price:currency': 'USD',
      'product:availability': inStock ? 'in stock' : 'out of stock',
    },
    jsonLd: {
      '@context': 'https://schema.org',
      '@type': 'Product',
      name: product.name,
      description,
      image: imageUrl ? [imageUrl] : [],
      sku: product.id,
      category: product.category?.name,
      brand: { '@type': 'Brand', name: shopName },
      offers: {
        '@type': 'Offer',
        url: `${origin}${path}`,
        price: product.price,
        priceCurrency: 'USD',
        availability: inStock ? 'https://schema.org/InStock' : 'https://schema.org/OutOfStock',
      },
    },
  };
}
