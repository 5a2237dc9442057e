import type { ProductCard } from '@shop/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useClockOffset } from './api/clock-offset.ts';

/** Browsers fire a longer timer at once. */
const MAX_TIMER_MS = 2_147_483_647;
/** Not everybody asks in the same instant. */
const SPREAD_MS = 2_000;
const REPEAT_MS = 3_000;
const MAX_READS = 20;

/** One product, or a list. */
const isOfProducts = (path: unknown): boolean => path === '/api/products' || path === '/api/products/listing';

/**
 * Reads products again when the sale begins, for a minute or until the shop says that it has: then it is true. `clockOffset` is that of
 * `useClockOffset`.
 */
export function useOpening(opensAt: string | null, clockOffset: number): boolean {
  const queryClient = useQueryClient();
  const [wasClosed, setWasClosed] = useState(false);
  if (opensAt && !wasClosed) setWasClosed(true);
  useEffect(() => {
    if (!opensAt) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    let reads = 0;
    const read = () => {
      void queryClient.invalidateQueries({ predicate: ({ queryKey: [path] }) => isOfProducts(path) });
      reads += 1;
      if (reads < MAX_READS) timer = setTimeout(read, REPEAT_MS);
    };
    const waitMs = Math.max(0, Date.parse(opensAt) - clockOffset - Date.now()) + Math.random() * SPREAD_MS;
    if (waitMs <= MAX_TIMER_MS) timer = setTimeout(read, waitMs);
    return () => clearTimeout(timer);
  }, [opensAt, clockOffset, queryClient]);
  return wasClosed && !opensAt;
}

/** The same for a list: when the next of its sales begins. */
export function useNextOpening(products: readonly Pick<ProductCard, 'opensAt'>[]): void {
  const [next = null] = products.flatMap(({ opensAt }) => opensAt ?? []).toSorted();
  useOpening(next, useClockOffset({ enabled: next !== null }));
}
