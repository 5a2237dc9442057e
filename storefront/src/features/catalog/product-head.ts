import type { ProductDetail } from '@shop/contract';
import type { Head } from '../../lib/head/head.ts';

const DESCRIPTION_LENGTH = 200;

function summary(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length <= DESCRIPTION_LENGTH ? line : `${line.slice(0, line.lastIndexOf(' ', DESCRIPTION_LENGTH))}…`;
}

/** Title, link preview and structured data of a product's page. */
export function productHead(product: ProductDetail, { origin, shopName }: { origin: string; shopName: string }): Head {
  const path = `/products/${product.id}`;
  const description = summary(product.description);
  const inStock = product.stockQuantity > 0;
  const picture = product.imageUrl ? new URL(product.imageUrl, origin).href : undefined;
  return {
    title: product.name,
    description,
    canonicalPath: path,
    openGraphType: 'product',
    image: picture ? { url: picture, width: 1200, height: 630, alt: product.name } : undefined,
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
      image: picture ? [picture] : [],
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
