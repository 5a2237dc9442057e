import { memoizeAsync } from './memoize-async.js';

/** Loads the results one after the other; an Error is thrown. */
function loads<T>(...results: (T | Error)[]): { get: () => Promise<T>; calls: () => number } {
  let calls = 0;
  const get = memoizeAsync(async () => {
    const result = results[calls];
    calls += 1;
    if (result instanceof Error) throw result;
    return result as T;
  });
  return { get, calls: () => calls };
}

describe('a kept result', () => {
  it('is loaded once, also for callers at the same time', async () => {
    const { get, calls } = loads('first', 'second');
    expect([...(await Promise.all([get(), get()])), await get(), calls()]).toEqual(['first', 'first', 'first', 1]);
  });

  it('is loaded again after a failure, which all that waited for it get', async () => {
    const { get, calls } = loads<string>(new Error('too many open files'), 'second');
    const waiting = [get(), get()];
    await expect(waiting[0]).rejects.toThrow('too many open files');
    await expect(waiting[1]).rejects.toThrow('too many open files');
    expect([await get(), await get(), calls()]).toEqual(['second', 'second', 2]);
  });

  it('is loaded again while there is none', async () => {
    const { get, calls } = loads(undefined, 'found');
    expect([await get(), await get(), await get(), calls()]).toEqual([undefined, 'found', 'found', 2]);
  });
});
