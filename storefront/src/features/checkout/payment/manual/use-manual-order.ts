import { ApiError, type PlacedOrder } from '@shop/contract';
import { useState } from 'react';
import { showToast } from '#components/ui/toast/toast.ts';
import { formatPrice } from '#lib/money.ts';
import { usePlaceOrder } from '../../api/place-order.ts';
import type { OrderDraft } from '../../order/order-request.ts';
import { clearPendingPayment, writePaymentMethod } from '../pending-payment.ts';
import { deleteDraft } from '../../shipping/shipping-draft.ts';

export type PlacedOrderHandler = (order: PlacedOrder) => void;

interface Handlers {
  onPlaced: PlacedOrderHandler;
  onCartChanged: (newTotal: string) => Promise<unknown>;
}

export function changedTotal(error: Error): string | undefined {
  if (!(error instanceof ApiError) || error.code !== 'CART_CHANGED') return undefined;
  const total = error.json().totalAmount;
  return typeof total === 'string' ? formatPrice(total) : undefined;
}

/** What the shop refuses, it explains; anything else is an accident. */
export function clientErrorMessage(error: Error): string | undefined {
  return error instanceof ApiError && error.status < 500 ? error.serverMessage : undefined;
}

function showFailure(error: Error): void {
  const description = clientErrorMessage(error) ?? 'Failed to create order. Please try again.';
  showToast({ title: 'Order failed', description, tone: 'problem' });
}

/** The order stands: what this tab kept for it is not needed any more. */
export function onOrderPlaced(order: PlacedOrder): void {
  deleteDraft();
  clearPendingPayment();
  writePaymentMethod(undefined);
  showToast({
    title: 'Order placed successfully!',
    description: `Order #${order.orderNumber} has been created. You will receive an email confirmation shortly.`,
  });
}

/** Places the order once. After success it stays busy: the page is on its way to the confirmation. */
export function useManualOrder({ onPlaced, onCartChanged }: Handlers) {
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
        onOrderPlaced(order);
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
