import { setImmediate as turnsBegin } from 'node:timers/promises';
import { AppError } from './app-error.js';
import { TurnQueue } from './turn-queue.js';

/** Work that runs until it is ended by its name. */
function givenWork() {
  const ends = new Map<string, () => void>();
  const started: string[] = [];
  const work = (name: string) => (): Promise<string> => {
    started.push(name);
    return new Promise((resolve) => ends.set(name, () => resolve(name)));
  };
  return { started, work, end: (name: string) => ends.get(name)?.() };
}

const open = () => new TurnQueue({ running: 2, waiting: 3, refuse: () => new AppError(429, 'full') });

describe('a queue of turns', () => {
  it('runs two at a time, in the order of their coming, and refuses when too many wait', async () => {
    const [queue, { started, work, end }] = [open(), givenWork()];
    const all = ['a', 'b', 'c', 'd', 'e'].map((name) => queue.run(work(name)));
    await expect(queue.run(work('f'))).rejects.toThrow('full');
    expect(started).toEqual(['a', 'b']);
    end('b');
    expect(await all[1]).toBe('b');
    await turnsBegin();
    expect(started).toEqual(['a', 'b', 'c']);
    all.push(queue.run(work('late')));
    expect(started).toEqual(['a', 'b', 'c']);
    for (const name of ['c', 'a']) end(name);
    await Promise.all([all[0], all[2]]);
    await turnsBegin();
    expect(started).toEqual(['a', 'b', 'c', 'd', 'e']);
    for (const name of ['d', 'e']) end(name);
    await Promise.all([all[3], all[4]]);
    await turnsBegin();
    end('late');
    expect(await Promise.all(all)).toEqual(['a', 'b', 'c', 'd', 'e', 'late']);
  });

  it('runs one piece of work of an owner at a time, and lets others pass', async () => {
    const [queue, { started, work, end }] = [open(), givenWork()];
    const all = [
      queue.run(work('first of ann'), 'ann'),
      queue.run(work('second of ann'), 'ann'),
      queue.run(work('first of bob'), 'bob'),
    ];
    await turnsBegin();
    expect(started).toEqual(['first of ann', 'first of bob']);
    end('first of bob');
    await all[2];
    await turnsBegin();
    expect(started).toHaveLength(2);
    end('first of ann');
    await all[0];
    await turnsBegin();
    expect(started).toEqual(['first of ann', 'first of bob', 'second of ann']);
    end('second of ann');
    await all[1];
  });

  it('gives the place of failed work to the next', async () => {
    const queue = open();
    const failing = [1, 2, 3].map(() => queue.run(() => Promise.reject(new Error('broken'))));
    for (const one of await Promise.allSettled(failing)) expect(one.status).toBe('rejected');
    expect(await queue.run(() => Promise.resolve('done'))).toBe('done');
  });
});
