import { QueryObserver } from '@tanstack/react-query';
import { createAdminQueryClient } from './queries.ts';

describe('a query that is invalidated', () => {
  /** Answers are given by `answers`, in the order of the requests. */
  function observed() {
    const answers: ((value: string) => void)[] = [];
    const queryClient = createAdminQueryClient();
    const queryFn = (): Promise<string> => new Promise((resolve) => answers.push(resolve));
    const observer = new QueryObserver(queryClient, { queryKey: ['/api/list'], queryFn });
    const stop = observer.subscribe(() => undefined);
    return { answers, queryClient, observer, stop };
  }

  it('while it is loaded first shows only an answer to a request after the change', async () => {
    const { answers, queryClient, observer, stop } = observed();
    const refreshed = queryClient.invalidateQueries({ queryKey: ['/api/list'] });
    expect(answers).toHaveLength(2);
    answers[0]?.('before');
    answers[1]?.('after');
    await refreshed;
    expect(observer.getCurrentResult()).toMatchObject({ data: 'after', isFetching: false });
    stop();
  });

  it('gives its new answer also to those who wait for the first', async () => {
    const { answers, queryClient, stop } = observed();
    const first = queryClient.ensureQueryData({ queryKey: ['/api/list'] });
    const refreshed = queryClient.invalidateQueries({ queryKey: ['/api/list'] });
    answers[0]?.('before');
    answers[1]?.('after');
    await refreshed;
    expect(await first).toBe('after');
    stop();
  });

  it('is not loaded when no filter names it', async () => {
    const { answers, queryClient, observer, stop } = observed();
    await queryClient.invalidateQueries({ queryKey: ['/api/other'] });
    answers[0]?.('before');
    await queryClient.ensureQueryData({ queryKey: ['/api/list'] });
    expect(answers).toHaveLength(1);
    expect(observer.getCurrentResult().data).toBe('before');
    stop();
  });
});
