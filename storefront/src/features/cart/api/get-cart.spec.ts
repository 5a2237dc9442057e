import { QueryObserver } from '@tanstack/react-query';
import { createQueryClient } from '#lib/query-client.ts';
import { CART_KEY, refreshCart } from './get-cart.ts';

/** A cart on screen. `answers` gives the answers to its requests, in their order. */
function shownCart() {
  const answers: ((lines: string) => void)[] = [];
  const queryClient = createQueryClient();
  const queryFn = (): Promise<string> => new Promise((resolve) => answers.push(resolve));
  const cart = new QueryObserver(queryClient, { queryKey: [...CART_KEY, 'session-1'], queryFn });
  const hide = cart.subscribe(() => undefined);
  return { answers, queryClient, cart, hide };
}

test('a change during the first load is shown, whatever the first answer says', async () => {
  const { answers, queryClient, cart, hide } = shownCart();
  const refreshed = refreshCart(queryClient);
  answers[0]?.('empty');
  answers[1]?.('one hoodie');
  await refreshed;
  expect(cart.getCurrentResult()).toMatchObject({ data: 'one hoodie', isFetching: false });
  hide();
});

test.each(['the first load', 'a reload'])('of two changes during %s, both wait for the newest answer', async (moment) => {
  const { answers, queryClient, cart, hide } = shownCart();
  if (moment === 'a reload') {
    answers[0]?.('empty');
    await new Promise(setImmediate);
  }
  const seen: unknown[] = [];
  const seeCart = (): void => void seen.push(cart.getCurrentResult().data);
  const first = refreshCart(queryClient).then(seeCart);
  await new Promise(setImmediate);
  const second = refreshCart(queryClient).then(seeCart);
  await new Promise(setImmediate);
  expect(seen).toEqual([]);
  for (const answer of answers) answer('two hoodies');
  await Promise.all([first, second]);
  expect(seen).toEqual(['two hoodies', 'two hoodies']);
  hide();
});
