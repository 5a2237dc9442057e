import { ApiError, type PlacedOrder } from '@shop/contract';
import { useState } from 'react';
import { showToast } from '../../components/ui/toast.ts';
import { formatPrice } from '../../lib/money.ts';
import { usePlaceOrder } from './api/place-order.ts';
import type { OrderDraft } from './order-attempt.ts';
import { deleteDraft } from './shipping-draft.ts';

export type PlacedOrderHandler = (order: PlacedOrder) => void;

interface Handlers {
  onPlaced: PlacedOrderHandler;
  onCartChanged: (newTotal: string) => Promise<unknown>;
}

function changedTotal(error: Error): string | undefined {
  if (!(error instanceof ApiError) || error.code !== 'CART_CHANGED') return undefined;
  const total = error.json().totalAmount;
  return typeof total === 'string' ? formatPrice(total) : undefined;
}

/** What the shop refuses, it explains; anything else is an accident. */
function showFailure(error: Error): void {
  const refusal = error instanceof ApiError && error.status < 500 ? error.serverMessage : undefined;
  showToast({ title: 'Order failed', description: refusal ?? 'Failed to create order. Please try again.', tone: 'problem' });
}

/** Places the order once. After success it stays busy: the page is on its way to the confirmation. */
export function useCompleteOrder({ onPlaced, onCartChanged }: Handlers) {
  const placeOrder = usePlaceOrder();
  const [refreshing, setRefreshing] = useState(false);
  const refreshCart = async (newTotal: string) => {
    setRefreshing(true);
    await onCartChanged(newTotal);
    setRefreshing(false);
  };
  const complete = (draft: OrderDraft) =>
    placeOrder.mutate(draft, {
      onSuccess: (order) => {
        deleteDraft();
        showToast({
          title: 'Order placed successfully!',
          description: `Order #${order.orderNumber} has been created. You will receive an email confirmation shortly.`,
        });
        onPlaced(order);
      },
      onError: (error) => {
        const newTotal = changedTotal(error);
        if (newTotal) void refreshCart(newTotal);
        else showFailure(error);
      },
    });
  return { complete, busy: placeOrder.isPending || placeOrder.isSuccess || refreshing };
}
