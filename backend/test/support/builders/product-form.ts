import type { SizedProduct } from './catalog.js';

/** The body of a product form. */
export const productForm = (categoryId: string, over: object) => ({
  name: 'Rise Hoodie',
  description: 'Warm.',
  price: '48.00',
  categoryId,
  ...over,
});

/** `{ M: 5 }` as the form sends it; `of` gives the ids of sizes that are saved. */
export const variants = (stocks: Record<string, number>, of?: SizedProduct) =>
  Object.entries(stocks).map(([label, stockQuantity]) => ({ id: of?.sizes[label]?.id, values: [label], stockQuantity }));
