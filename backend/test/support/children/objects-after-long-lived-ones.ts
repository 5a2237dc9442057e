import { getHeapSpaceStatistics } from 'node:v8';
import { startProcess } from '#src/start-process.js';

interface Product {
  id: number;
  sizes: number[];
}

const TIMES = 20_000;
/** Outside of the functions: V8's escape analysis removes objects that do not leave one. */
const shop: { products: Product[]; newest: Product | undefined } = { products: [], newest: undefined };

function makeProduct(id: number): Product {
  return { id, sizes: [id] };
}

function replaceNewest(): void {
  for (let id = 0; id < TIMES; id += 1) shop.newest = makeProduct(id);
}

/** The bytes of the objects that V8 expects to live long. */
function oldBytes(): number {
  return getHeapSpaceStatistics().find(({ space_name: name }) => name === 'old_space')?.space_used_size ?? Number.NaN;
}

await startProcess(() => {
  for (let id = 0; id < 500_000; id += 1) shop.products.push(makeProduct(id));
  shop.products = [];
  // V8 compiles the loop for what it has seen.
  replaceNewest();
  const before = oldBytes();
  replaceNewest();
  process.stdout.write(String((oldBytes() - before) / TIMES));
  return Promise.resolve();
});
