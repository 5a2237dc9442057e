import type { CartLine, Listing, ProductCard, ProductDetail, ProductVariant } from '@shop/contract';

/** A hoodie for $48.00 with ten pieces and no sizes, as the listing shows it. */
export function productCard(differs: Partial<ProductCard> = {}): ProductCard {
  return {
    id: '3f2c1f0e-7e0b-4a9b-9d0c-1c2d3e4f5a6b',
    name: 'Daybreak Hoodie',
    price: '48.00',
    imageUrl: null,
    image: null,
    isNew: false,
    isBestSeller: false,
    isArtistSeries: false,
    inStock: true,
    optionNames: [],
    sizes: [],
    priceVaries: false,
    opensAt: null,
    mostPerOrder: null,
    artist: null,
    ...differs,
  };
}

/** The same hoodie with all that its own page shows. */
export function product(differs: Partial<ProductDetail> = {}): ProductDetail {
  return {
    ...productCard(),
    description: 'Warm.',
    fabricCare: null,
    fit: null,
    fitScale: null,
    countryOfOrigin: null,
    categoryId: null,
    category: null,
    artistId: null,
    videoUrl: null,
    stockQuantity: 10,
    colors: [],
    artist: null,
    updatedAt: '2026-01-01T00:00:00.000Z',
    variants: [],
    ...differs,
  };
}

interface VariantOf {
  stock: number;
  price?: string;
  imageUrl?: string;
}

/** A product with these sizes by label; a label with " / " has a value for each option. */
export function sizedProduct(sizes: Record<string, number | VariantOf>, differs: Partial<ProductDetail> = {}): ProductDetail {
  const variants = Object.entries(sizes).map(([label, size], index): ProductVariant => {
    const { stock, price = '48.00', imageUrl = null } = typeof size === 'number' ? { stock: size } : size;
    return {
      id: `00000000-0000-4000-8000-00000000000${index}`,
      label,
      values: label.split(' / '),
      price,
      stockQuantity: stock,
      inStock: stock > 0,
      imageUrl,
    };
  });
  const prices = variants.map(({ price }) => price).toSorted((a, b) => Number(a) - Number(b));
  return product({
    optionNames: ['Size'],
    sizes: variants.filter(({ inStock }) => inStock).map(({ label }) => label),
    stockQuantity: variants.reduce((sum, { stockQuantity }) => sum + stockQuantity, 0),
    price: prices[0],
    priceVaries: new Set(prices).size > 1,
    variants,
    ...differs,
  });
}

/** One piece of a product in the cart. */
export function cartLine(of: ProductDetail, differs: Partial<CartLine> = {}): CartLine {
  const { updatedAt: _, variants: __, artist: ___, ...listed } = of;
  return {
    id: `11111111-0000-4000-8000-${of.id.slice(-12)}`,
    quantity: 1,
    product: { ...listed, artist: null },
    variant: null,
    needsSize: false,
    ...differs,
  };
}

/** A page of the listing with these products. */
export function listing(products: ProductCard[], differs: Partial<Listing> = {}): Listing {
  const count = products.length;
  const found = { products, matching: count, total: count, isCloseMatch: false, reading: null };
  return { ...found, colors: [], artists: [], sizes: [], facets: null, ...differs };
}
