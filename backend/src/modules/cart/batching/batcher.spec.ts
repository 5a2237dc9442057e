import { Batcher } from './batcher.js';

/** Records what runs alone and what in a batch; whatever ends with "held" runs until its `release` is called. */
function openBatcher(runBatch?: (items: readonly string[]) => Promise<string[] | undefined>) {
  const started: string[] = [];
  const held = new Map<string, () => void>();
  const batcher = new Batcher<string, string>({
    conflictKeys: (item) => [item.slice(0, 1)],
    runOne: async (item) => {
      started.push(item);
      if (item.endsWith('held')) await new Promise<void>((resolve) => held.set(item, resolve));
      return `${item} alone`;
    },
    runBatch: (items) => {
      started.push(items.join('+'));
      return runBatch ? runBatch(items) : Promise.resolve(items.map((item) => `${item} in a batch`));
    },
  });
  return { batcher, started, release: (item: string) => held.get(item)?.() };
}
const turn = () => new Promise((resolve) => setImmediate(resolve));

afterEach(() => jest.useRealTimers());

describe('items of a batcher', () => {
  it('run alone one by one, and as a batch when they arrive in one turn of the event loop', async () => {
    const { batcher, started } = openBatcher();
    expect(await batcher.add('a')).toBe('a alone');
    expect(await Promise.all([batcher.add('b'), batcher.add('c')])).toEqual(['b in a batch', 'c in a batch']);
    expect(started).toEqual(['a', 'b+c']);
  });

  it('wait while another runs, and then run as a batch', async () => {
    const { batcher, started, release } = openBatcher();
    const first = batcher.add('a held');
    await turn();
    const others = [batcher.add('b')];
    await turn();
    others.push(batcher.add('c'));
    await turn();
    expect(started).toEqual(['a held']);
    release('a held');
    expect(await Promise.all([first, ...others])).toEqual(['a held alone', 'b in a batch', 'c in a batch']);
  });

  it('wait at most 50 ms for another', async () => {
    jest.useFakeTimers({ doNotFake: ['setImmediate'] });
    const { batcher, started, release } = openBatcher();
    const first = batcher.add('a held');
    await turn();
    const second = batcher.add('b');
    await turn();
    jest.advanceTimersByTime(50);
    expect(await second).toBe('b alone');
    expect(started).toEqual(['a held', 'b']);
    release('a held');
    expect(await first).toBe('a held alone');
  });

  it('with a common key run one after the other, in their order', async () => {
    const { batcher, started } = openBatcher();
    await Promise.all(['a1', 'b1', 'a2', 'a3', 'b2'].map((item) => batcher.add(item)));
    expect(started).toEqual(['a1+b1', 'a2+b2', 'a3']);
  });

  it('are at most 16 to a batch', async () => {
    const { batcher, started } = openBatcher();
    await Promise.all('abcdefghijklmnopqr'.split('').map((item) => batcher.add(item)));
    expect(started).toEqual(['a+b+c+d+e+f+g+h+i+j+k+l+m+n+o+p', 'q+r']);
  });

  it('run alone when the batch could not run', async () => {
    const { batcher, started } = openBatcher(() => Promise.resolve(undefined));
    expect(await Promise.all(['a', 'b'].map((item) => batcher.add(item)))).toEqual(['a alone', 'b alone']);
    expect(started).toEqual(['a+b', 'a', 'b']);
  });

  it('fail with the error of their batch, and later ones do not', async () => {
    const { batcher, started } = openBatcher(() => Promise.reject(new Error('lost')));
    const results = await Promise.allSettled([batcher.add('a'), batcher.add('b')]);
    const lost = { status: 'rejected', reason: new Error('lost') };
    expect(results).toEqual([lost, lost]);
    expect(await batcher.add('c')).toBe('c alone');
    expect(started).toEqual(['a+b', 'c']);
  });
});
