import type { CartLine } from '@shop/contract';
import { useState } from 'react';
import { showToast } from '#components/ui/toast/toast.ts';
import { usePlaceOrder } from '../../api/place-order.ts';
import { onOrderPlaced, type PlacedOrderHandler } from '../../order/on-order-placed.ts';
import {
  changedTotal,
  clientErrorMessage,
  fieldErrors,
  isRefusal,
  type CartChangedHandler,
  type InvalidFieldsHandler,
} from '../../order/order-errors.ts';
import type { OrderDraft } from '../../order/order-request.ts';
import { clearPendingPayment } from '../pending-payment.ts';

interface Handlers {
  onPlaced: PlacedOrderHandler;
  onCartChanged: CartChangedHandler;
  /** The cart may hold what is sold out. Resolves with its lines; those of before if the server does not answer. */
  onRejected: () => Promise<readonly CartLine[] | undefined>;
  onInvalidFields: InvalidFieldsHandler;
}

function showOrderError(error: Error): void {
  const description = clientErrorMessage(error) ?? 'Failed to create order. Please try again.';
  showToast({ title: 'Order failed', description, tone: 'error' });
}

/** Places an order that the shopper pays by hand. Stays busy after success, while the page navigates to the confirmation. */
export function useManualOrder({ onPlaced, onCartChanged, onRejected, onInvalidFields }: Handlers) {
  const placeOrder = usePlaceOrder();
  const [refreshing, setRefreshing] = useState(false);
  const [failed, setFailed] = useState(false);
  /** When the cart is empty by now, the checkout says that there is no order, and what becomes of money that was sent. */
  const refreshCart = async (newTotal: string) => {
    setRefreshing(true);
    const lines = await onCartChanged(newTotal);
    setRefreshing(false);
    if (lines?.length !== 0) clearPendingPayment();
  };
  /** An empty cart says that the order was placed and only its answer got lost: the checkout then looks for it. */
  const checkWhetherPlaced = async (error: Error) => {
    setRefreshing(true);
    const lines = await onRejected();
    setRefreshing(false);
    if (lines?.length === 0) return;
    setFailed(true);
    showOrderError(error);
  };
  const onRefusal = (error: Error): void => {
    setFailed(true);
    const newTotal = changedTotal(error);
    if (newTotal) {
      void refreshCart(newTotal);
      return;
    }
    clearPendingPayment();
    void onRejected();
    if (!onInvalidFields(fieldErrors(error))) showOrderError(error);
  };
  const complete = (draft: OrderDraft) =>
    placeOrder.mutate(draft, {
      onSuccess: (order) => {
        onOrderPlaced(order);
        onPlaced(order);
      },
      onError: (error) => (isRefusal(error) ? onRefusal(error) : void checkWhetherPlaced(error)),
    });
  return { complete, failed, busy: placeOrder.isPending || placeOrder.isSuccess || refreshing };
}
