import { type CartLine, fromCents, toCents } from '@shop/contract';
import { useCallback, useState } from 'react';
import { useQuote } from '../api/get-quote.ts';
import { readShippingRate, writeShippingRate } from '../payment/pending-payment.ts';
import type { ShippingFields } from '../shipping/shipping-rules.ts';
import type { InvalidFieldsHandler } from './order-errors.ts';

interface PricedCartOptions {
  sessionId: string;
  cart: { lines: readonly CartLine[]; totalCents: number; refetch: () => Promise<{ data?: readonly CartLine[] }> };
  shipping: ShippingFields;
  /** The address is complete. */
  isPayment: boolean;
  onInvalidFields: InvalidFieldsHandler;
}

/** The cart with what is added to its pieces. In a shop that adds nothing, that is the cart, at once. */
export function usePricedCart({ sessionId, cart, shipping, isPayment, onInvalidFields }: PricedCartOptions) {
  const { lines, refetch: refetchCart } = cart;
  const [rateChoice, setRateChoice] = useState(readShippingRate);
  const chooseRate = (id: string): void => {
    writeShippingRate(id);
    setRateChoice(id);
  };
  const enabled = isPayment && lines.length > 0;
  const quoting = useQuote({ sessionId, lines, shipping, shippingRateId: rateChoice, enabled, onInvalidFields });
  const { isPriced, quote, refetch: refetchQuote } = quoting;
  const isQuoted = isPriced && enabled;
  const fetchCart = useCallback(async () => {
    const [{ data }] = await Promise.all([refetchCart(), isQuoted ? refetchQuote() : undefined]);
    return data;
  }, [refetchCart, refetchQuote, isQuoted]);
  const shown = isQuoted ? quote : undefined;
  return {
    lines,
    totalCents: shown ? toCents(shown.total) : cart.totalCents,
    subtotal: shown?.subtotal ?? fromCents(cart.totalCents),
    charges: shown?.charges ?? [],
    rates: shown?.shippingRates ?? [],
    shippingRateId: shown?.shippingRateId ?? undefined,
    rateChoice,
    chooseRate,
    fetchCart,
    /** The total is known, perhaps that of a moment ago. */
    isReady: !isQuoted || quote !== undefined,
    isAwaited: isQuoted && quoting.isAwaited,
    error: isQuoted ? quoting.error : null,
  };
}

export type PricedCart = ReturnType<typeof usePricedCart>;
