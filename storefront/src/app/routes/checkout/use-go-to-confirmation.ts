import type { PlacedOrder } from '@shop/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { CART_KEY } from '#features/cart/api/get-cart.ts';
import { getSessionId } from '#features/cart/session-id.ts';
import { orderNumberQuery } from '#features/checkout/api/reserve-order-number.ts';
import { useApi } from '#lib/app-context.tsx';

/**
 * After the order, what belonged to it is forgotten, but only once the confirmation stands: an empty cart must not flash up in
 * between, nor a number be reserved for an order that nobody asked for.
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
      void queryClient.invalidateQueries({ queryKey: CART_KEY });
    },
    [queryClient, api],
  );
  return ({ id }: PlacedOrder) => {
    placed.current = true;
    void navigate(`/order-confirmation/${id}`, { replace: true });
  };
}
