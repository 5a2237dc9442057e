import { WorkGroups } from './work-groups.js';

/** Records what goes alone and what together; whatever is in `held` ends when its `release` is called. */
function openGroups(together?: (items: readonly string[]) => Promise<(string | undefined)[]>) {
  const started: string[] = [];
  const held = new Map<string, () => void>();
  const groups = new WorkGroups<string, string>({
    namesOf: (item) => [item.slice(0, 1)],
    alone: async (item) => {
      started.push(item);
      if (item.endsWith('held')) await new Promise<void>((resolve) => held.set(item, resolve));
      return `${item} alone`;
    },
    together: async (items) => {
      started.push(items.join('+'));
      return together ? together(items) : items.map((item) => `${item} together`);
    },
  });
  return { groups, started, release: (item: string) => held.get(item)?.() };
}
const turn = () => new Promise((resolve) => setImmediate(resolve));

afterEach(() => jest.useRealTimers());

describe('items', () => {
  it('go alone one by one, and together when they arrive in one turn', async () => {
    const { groups, started } = openGroups();
    expect(await groups.add('a')).toBe('a alone');
    expect(await Promise.all([groups.add('b'), groups.add('c')])).toEqual(['b together', 'c together']);
    expect(started).toEqual(['a', 'b+c']);
  });

  it('wait for the one before them, and then go together', async () => {
    const { groups, started, release } = openGroups();
    const first = groups.add('a held');
    await turn();
    const others = [groups.add('b')];
    await turn();
    others.push(groups.add('c'));
    await turn();
    expect(started).toEqual(['a held']);
    release('a held');
    expect(await Promise.all([first, ...others])).toEqual(['a held alone', 'b together', 'c together']);
  });

  it('do not wait for long', async () => {
    jest.useFakeTimers({ doNotFake: ['setImmediate'] });
    const { groups, started, release } = openGroups();
    const first = groups.add('a held');
    await turn();
    const second = groups.add('b');
    await turn();
    jest.advanceTimersByTime(50);
    expect(await second).toBe('b alone');
    expect(started).toEqual(['a held', 'b']);
    release('a held');
    expect(await first).toBe('a held alone');
  });

  it('with a common name go one after the other, in their order', async () => {
    const { groups, started } = openGroups();
    await Promise.all(['a1', 'b1', 'a2', 'a3', 'b2'].map((item) => groups.add(item)));
    expect(started).toEqual(['a1+b1', 'a2+b2', 'a3']);
  });

  it('are at most 16 together', async () => {
    const { groups, started } = openGroups();
    await Promise.all('abcdefghijklmnopqr'.split('').map((item) => groups.add(item)));
    expect(started).toEqual(['a+b+c+d+e+f+g+h+i+j+k+l+m+n+o+p', 'q+r']);
  });

  it('that could not go together go alone', async () => {
    const { groups, started } = openGroups((items) =>
      Promise.resolve(items.map((item) => (item === 'b' ? undefined : 'together'))),
    );
    expect(await Promise.all(['a', 'b', 'c'].map((item) => groups.add(item)))).toEqual(['together', 'b alone', 'together']);
    expect(started).toEqual(['a+b+c', 'b']);
  });

  it('all fail with an error of the group, and the next ones do not', async () => {
    const { groups, started } = openGroups(() => Promise.reject(new Error('lost')));
    const results = await Promise.allSettled([groups.add('a'), groups.add('b')]);
    const lost = { status: 'rejected', reason: new Error('lost') };
    expect(results).toEqual([lost, lost]);
    expect(await groups.add('c')).toBe('c alone');
    expect(started).toEqual(['a+b', 'c']);
  });
});
