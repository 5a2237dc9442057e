import { ApiError, type CartLine, type Quote } from '@shop/contract';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '#lib/app-context.tsx';
import { addsCharges } from '#lib/price-modes.ts';
import { useSettings } from '#lib/settings.ts';
import type { InvalidFieldsHandler } from '../order/order-errors.ts';
import type { ShippingFields } from '../shipping/shipping-rules.ts';

interface QuoteOptions {
  sessionId: string;
  lines: readonly CartLine[];
  shipping: ShippingFields;
  /** What the shopper has chosen; undefined is the shop's first rate. */
  shippingRateId: string | undefined;
  /** Whether the address is complete. */
  enabled: boolean;
  onInvalidFields: InvalidFieldsHandler;
}

/** What the cart costs at this address. Asked for only in a shop that charges for shipping or collects sales tax. */
export function useQuote({ sessionId, lines, shipping, shippingRateId, enabled, onInvalidFields }: QuoteOptions) {
  const api = useApi();
  const settings = useSettings();
  const isPriced = addsCharges(settings);
  const cart = lines.map(({ product, variant, quantity }) => `${product.id} ${variant?.id ?? ''} ${product.price} ${quantity}`);
  const [state, zipCode] = [shipping.state.trim(), shipping.zipCode.trim()];
  // A service works the tax out for the house; the rules of the shop need no more than the ZIP code.
  const place = settings.taxMode === 'stripe' ? { street: shipping.street.trim(), city: shipping.city.trim() } : {};
  const body = { sessionId, ...place, state, zipCode, shippingRateId };
  const address = [...Object.values(place), state, zipCode].join(' ');
  const query = useQuery({
    queryKey: ['/api/checkout/quote', address, sessionId, shippingRateId, ...cart],
    queryFn: async ({ signal }): Promise<Quote> => {
      try {
        return await api.post('/api/checkout/quote', { body, signal });
      } catch (error) {
        const mismatch = mismatchOf(error);
        if (mismatch !== undefined && !signal.aborted) onInvalidFields({ zipCode: mismatch });
        throw error;
      }
    },
    enabled: isPriced && enabled,
    // A rate that staff change is asked for again. Until then the last total of the same address stays on screen.
    gcTime: 0,
    placeholderData: (last, lastQuery) => (lastQuery?.queryKey[1] === address ? last : undefined),
  });
  return { isPriced, quote: query.data, isAwaited: query.isFetching, error: query.error, refetch: query.refetch };
}

/** The ZIP code and the state of the address contradict each other. */
const mismatchOf = (error: unknown): string | undefined =>
  error instanceof ApiError && error.code === 'ADDRESS_MISMATCH' ? error.serverMessage : undefined;
