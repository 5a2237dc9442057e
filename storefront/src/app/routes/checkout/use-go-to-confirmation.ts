import type { PlacedOrder } from '@shop/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import { refreshCart } from '#features/cart/api/get-cart.ts';
import { getSessionId } from '#features/cart/session-id.ts';
import { orderNumberQuery } from '#features/checkout/api/reserve-order-number.ts';
import { useApi } from '#lib/app-context.tsx';

/**
 * Navigates to the confirmation. The cart and the order number are invalidated only on unmount: earlier, the checkout would flash
 * an empty cart and reserve another order number.
 */
export function useGoToConfirmation() {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const api = useApi();
  const placed = useRef(false);
  useEffect(
    () => () => {
      if (!placed.current) return;
      queryClient.removeQueries({ queryKey: orderNumberQuery(api, getSessionId()).queryKey });
      void refreshCart(queryClient);
    },
    [queryClient, api],
  );
  return ({ id }: PlacedOrder) => {
    placed.current = true;
    void navigate(paths.orderConfirmation(id), { replace: true });
  };
}
