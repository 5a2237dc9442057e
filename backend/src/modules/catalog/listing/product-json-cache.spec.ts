import { EventEmitter } from 'node:events';
import type { TableChangeListener } from '#platform/database/table-change-listener.js';
import { MAX_CACHED_PRODUCTS, ProductJsonCache } from './product-json-cache.js';

function givenCache(listed = (id: string) => !id.startsWith('gone')) {
  const events = new EventEmitter();
  const changes = {
    connected: true,
    onChange: (listener: (table: string, id?: string) => void) => events.on('change', listener),
  } as unknown as TableChangeListener;
  const statements: string[][] = [];
  let stock = 5;
  const texts = new ProductJsonCache(changes, (ids) => {
    statements.push([...ids]);
    return Promise.resolve(ids.filter(listed).map((id) => ({ id, stock })));
  });
  const list = async (...ids: string[]): Promise<unknown> => JSON.parse(await texts.list(ids));
  return {
    statements,
    list,
    sell: () => (stock -= 1),
    announce: (table: string, id?: string) => events.emit('change', table, id),
  };
}

it('reads with one statement what is missing, and keeps the order', async () => {
  const { statements, list } = givenCache();
  await list('b', 'c');
  expect(await list('a', 'b', 'c', 'd')).toEqual(['a', 'b', 'c', 'd'].map((id) => ({ id, stock: 5 })));
  expect(statements).toEqual([
    ['b', 'c'],
    ['a', 'd'],
  ]);
});

it('reads one product again after a sale, and all after a change', async () => {
  const { statements, list, sell, announce } = givenCache();
  await list('a', 'b');
  sell();
  announce('stock', 'a');
  expect(await list('a', 'b')).toEqual([
    { id: 'a', stock: 4 },
    { id: 'b', stock: 5 },
  ]);
  announce('artists');
  await list('a', 'b');
  expect(statements.slice(1)).toEqual([['a'], ['a', 'b']]);
});

it('does not keep what was read before a sale that was announced while it was read', async () => {
  const { list, sell, announce } = givenCache();
  const early = list('a');
  announce('stock', 'a');
  sell();
  await early;
  expect(await list('a')).toEqual([{ id: 'a', stock: 4 }]);
});

it('leaves out what is not listed any more', async () => {
  expect(await givenCache().list('a', 'gone', 'b')).toMatchObject([{ id: 'a' }, { id: 'b' }]);
});

it('keeps no more than its bound', async () => {
  const { statements, list } = givenCache();
  await list(...Array.from({ length: MAX_CACHED_PRODUCTS }, (_, n) => `p${n}`));
  await list('one more');
  await list('p0');
  expect(statements.slice(1)).toEqual([['one more'], ['p0']]);
});
