import { setImmediate as turnsBegin } from 'node:timers/promises';
import { eventually } from '#test/support/eventually.js';
import { MarkdownRenderer } from './markdown-renderer.js';

const ADMINS = 22;

it('has two child processes at a time, whoever asks, and lets twenty texts wait', async () => {
  const renderer = new MarkdownRenderer();
  const ends: (() => void)[] = [];
  Reflect.set(renderer, 'renderInChild', (text: string) => new Promise((resolve) => ends.push(() => resolve(`<p>${text}</p>`))));
  const all = Array.from({ length: ADMINS }, (_, n) => renderer.render(`admin ${n}`, `text ${n}`));
  await turnsBegin();
  expect(ends).toHaveLength(2);
  await expect(renderer.render('late', 'text')).rejects.toMatchObject({ status: 429 });
  for (let done = 0; done < ADMINS; done += 1) {
    ends[done]?.();
    await turnsBegin();
    expect(ends).toHaveLength(Math.min(ADMINS, done + 3));
  }
  expect(await Promise.all(all)).toEqual(Array.from({ length: ADMINS }, (_, n) => `<p>text ${n}</p>`));
});

it('needs no child process for a blank text', async () => {
  const renderer = new MarkdownRenderer();
  Reflect.set(renderer, 'renderInChild', () => Promise.reject(new Error('a child process')));
  expect(await renderer.render('ana', ' \n')).toBe('');
});

describe('the child process of a text', () => {
  const children = (): Promise<number> =>
    Promise.resolve(process.getActiveResourcesInfo().filter((resource) => resource === 'ProcessWrap').length);
  afterEach(() => jest.useRealTimers());

  it('ends with it', async () => {
    expect(await new MarkdownRenderer().render('ana', '# Hi')).toBe('<h2>Hi</h2>');
    expect(await eventually(children, (count) => count === 0)).toBe(0);
  });

  it('is ended after ten seconds, with an answer', async () => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'performance', 'Date'] });
    const rendering = new MarkdownRenderer().render('ana', '>'.repeat(20_000));
    await turnsBegin();
    jest.advanceTimersByTime(10_000);
    await expect(rendering).rejects.toMatchObject({ status: 400 });
    jest.useRealTimers();
    // The text itself takes seconds.
    expect(await eventually(children, (count) => count === 0, 1_000)).toBe(0);
  });
});
