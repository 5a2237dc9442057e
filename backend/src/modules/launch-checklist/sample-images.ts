import { readCatalog, storedName } from '@shop/demo';
import { memoizeAsync } from '#platform/memoize-async.js';

/** The main images of the products that a demo shop starts with. */
export const sampleImages = memoizeAsync(async (): Promise<string[]> => {
  const { products } = await readCatalog();
  return products.flatMap(({ images: [main] }) => (main === undefined ? [] : [`/api/images/${storedName(main)}`]));
});
