import type { ProductDetail, ProductImage, ShopSettings } from '@shop/contract';
import { paths } from '#config/paths.ts';
import type { Head } from '#lib/head/head.ts';
import { previewImage, previewText } from '#lib/head/preview.ts';
import type { PolicySettings } from './policy-json-ld.ts';
import { productJsonLd } from './product-json-ld.ts';

interface HeadOptions {
  origin: string;
  shop: PolicySettings & Pick<ShopSettings, 'shopName'>;
  /** The gallery. */
  images?: readonly ProductImage[];
  /** The size of the page's address. */
  chosen?: ProductDetail['variants'][number] | undefined;
}

/** Title, link preview and structured data of a product page. */
export function productHead(product: ProductDetail, { origin, shop, images = [], chosen }: HeadOptions): Head {
  const path = paths.product(product.id);
  const { category } = product;
  const { price, inStock } = chosen ?? product;
  const imageUrls = [product.imageUrl, ...images.map(({ imageUrl }) => imageUrl)].filter((url) => url !== null);
  const main = images.find(({ imageUrl }) => imageUrl === product.imageUrl);
  return {
    title: product.name,
    description: previewText(product.description),
    canonicalPath: path,
    openGraphType: 'product',
    image: previewImage(product.imageUrl, { origin, alt: main?.alt || product.name }),
    properties: {
      'product:price:amount': price,
      'product:price:currency': 'USD',
      'product:availability': inStock && !product.opensAt ? 'in stock' : 'out of stock',
    },
    breadcrumbs: [
      { name: 'Our Collection', path: paths.products },
      ...(category ? [{ name: category.name, path: paths.productsBy('category', category.slug) }] : []),
      { name: product.name, path },
    ],
    jsonLd: productJsonLd(product, { origin, shop, images: imageUrls, chosen }),
  };
}
