import type { Role } from '../auth/index.js';
import { LIVE_TOPICS, type LiveTopic } from './live-topics.js';
import { PendingChanges, visibleChanges } from './pending-changes.js';

function taken(...changes: string[]) {
  const pending = new PendingChanges();
  for (const change of changes) {
    const [table = '', id] = change.split(' ');
    pending.add(table, id);
  }
  return pending.take();
}

describe('PendingChanges', () => {
  it.each([
    ['nothing', [], { topics: [] }],
    ['what no screen follows', ['outbox', 'shop_settings'], { topics: [] }],
    ['the changed orders', ['orders a', 'orders b', 'orders a'], { topics: ['orders'], orderIds: ['a', 'b'] }],
    ['any order, when one is not named', ['orders a', 'orders'], { topics: ['orders'] }],
    ['several changes of one topic', ['products', 'stock x', 'artists'], { topics: ['catalog', 'stock'] }],
    ['everything after missed changes', ['orders a', '*'], { topics: ['orders', ...LIVE_TOPICS.slice(1)] }],
  ])('takes %s', (_, changes, expected) => expect(taken(...changes)).toEqual(expected));

  it('names no order when many have changed', () => {
    expect(taken(...Array.from({ length: 51 }, (_, n) => `orders ${n}`))).toEqual({ topics: ['orders'] });
    expect(taken(...Array.from({ length: 50 }, (_, n) => `orders ${n}`)).orderIds).toHaveLength(50);
  });

  it('is empty after it was taken', () => {
    const pending = new PendingChanges();
    pending.add('orders', 'a');
    pending.take();
    expect(pending.take()).toEqual({ topics: [] });
  });
});

describe('visibleChanges', () => {
  it.each<[Role, LiveTopic[]]>([
    ['owner', [...LIVE_TOPICS]],
    ['manager', LIVE_TOPICS.filter((topic) => topic !== 'artist-ledger')],
    ['packer', ['orders', 'stock', 'catalog']],
    ['bookkeeper', ['orders', 'payments', 'artist-ledger']],
  ])('are for a %s those that the rights allow (threat 190)', (role, expected) => {
    expect(visibleChanges({ topics: [...LIVE_TOPICS] }, role)).toEqual({ topics: expected });
  });

  it('name orders only with their topic', () => {
    expect(visibleChanges({ topics: ['orders', 'media'], orderIds: ['a'] }, 'packer')).toEqual({
      topics: ['orders'],
      orderIds: ['a'],
    });
    expect(visibleChanges({ topics: ['media'] }, 'packer')).toBeUndefined();
    expect(visibleChanges({ topics: ['orders'], orderIds: ['a'] }, undefined)).toBeUndefined();
  });
});
