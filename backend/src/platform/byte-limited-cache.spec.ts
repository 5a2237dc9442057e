import { ByteLimitedCache } from './byte-limited-cache.js';

const value = (bytes: number) => ({ bytes });

it('evicts the least recently used value when the bytes exceed the limit', () => {
  const cache = new ByteLimitedCache(30);
  for (const key of ['a', 'b', 'c', 'd']) cache.set(key, value(10));
  expect(['a', 'b', 'c', 'd'].map((key) => cache.get(key) !== undefined)).toEqual([false, true, true, true]);
  expect(cache.bytes).toBe(30);
});

it('keeps values that were used again when a thousand others pass through', () => {
  const cache = new ByteLimitedCache(100);
  for (const key of ['home', 'listing']) {
    cache.set(key, value(30));
    cache.get(key);
  }
  for (let n = 0; n < 1_000; n++) cache.set(`attack ${n}`, value(10));
  expect(cache.get('home')).toBeDefined();
  expect(cache.get('listing')).toBeDefined();
  expect(cache.bytes).toBeLessThanOrEqual(100);
});

it('counts a value that has grown, and one that was replaced', () => {
  const cache = new ByteLimitedCache(100);
  const growing = { bytes: 10 };
  cache.set('a', growing);
  growing.bytes = 60;
  cache.account('a');
  expect(cache.bytes).toBe(60);
  cache.set('a', value(5));
  expect(cache.bytes).toBe(5);
  cache.delete('a');
  expect(cache.bytes).toBe(0);
});

it('does not keep a value that is larger than the limit', () => {
  const cache = new ByteLimitedCache(100);
  cache.set('a', value(101));
  expect(cache.get('a')).toBeUndefined();
  expect(cache.bytes).toBe(0);
});
