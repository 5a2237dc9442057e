import type { CartLine } from '@shop/contract';
import { useEffect, useState } from 'react';
import { cartChanges, shortages } from './cart-changes.ts';

interface CartWatchOptions {
  lines: readonly CartLine[];
  totalCents: number;
  /** How the shopper wants it shipped: the total of another choice is no surprise. */
  rateChoice: string | undefined;
  /** The total is not yet that of the lines and the choice. */
  isAwaited: boolean;
  /** The method that the shopper pays by hand; undefined for others, and while an order is being placed. */
  manualMethod: string | undefined;
  fetchCart: () => Promise<unknown>;
}

/**
 * Compares the cart with what the shopper saw last. For payments by hand, it fetches the cart again when the method is chosen and
 * when the page becomes visible: nobody should send money in another app for something that is gone.
 */
export function useCartWatch({ manualMethod, fetchCart, isAwaited, ...cart }: CartWatchOptions) {
  const { lines, totalCents, rateChoice } = cart;
  const [seen, setSeen] = useState(cart);
  if (seen.rateChoice !== rateChoice && !isAwaited) setSeen({ ...seen, totalCents, rateChoice });
  useEffect(() => {
    if (manualMethod === undefined) return undefined;
    const onVisible = () => {
      if (document.visibilityState === 'visible') void fetchCart();
    };
    void fetchCart();
    document.addEventListener('visibilitychange', onVisible);
    return () => document.removeEventListener('visibilitychange', onVisible);
  }, [manualMethod, fetchCart]);
  return {
    changes: cartChanges(seen.lines, lines),
    /** Shipping or tax changed, whether or not the lines did. */
    isRepriced: !isAwaited && seen.rateChoice === rateChoice && seen.totalCents !== totalCents,
    shortages: shortages(lines),
    confirm: () => setSeen(cart),
  };
}
