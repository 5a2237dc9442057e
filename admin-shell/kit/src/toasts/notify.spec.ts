import { dismissToast, notify } from './notify.ts';
import { storedToasts } from './toast-store.ts';

describe('toasts', () => {
  it('are open one at a time; dismissed ones stay in memory for 1,000,000 ms', () => {
    jest.useFakeTimers();
    notify({ title: 'first' });
    notify({ title: 'second' });
    expect(storedToasts().map(({ title, open }) => [title, open])).toEqual([
      ['first', false],
      ['second', true],
    ]);
    dismissToast(storedToasts()[1]?.id ?? 0);
    jest.advanceTimersByTime(999_999);
    expect(storedToasts().map(({ open }) => open)).toEqual([false, false]);
    jest.advanceTimersByTime(1);
    expect(storedToasts()).toEqual([]);
    jest.useRealTimers();
  });
});
