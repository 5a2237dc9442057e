import type { PlacedOrder } from '@shop/contract';
import { showToast } from '#components/ui/toast/toast.ts';
import { clearPendingPayment, writePaymentMethod, writeShippingRate } from '../payment/pending-payment.ts';
import { deleteShippingDraft } from '../shipping/shipping-draft.ts';

export type PlacedOrderHandler = (order: PlacedOrder) => void;

/** Clears what this tab stored for the checkout, and confirms the order. */
export function onOrderPlaced(order: PlacedOrder): void {
  deleteShippingDraft();
  clearPendingPayment();
  writePaymentMethod(undefined);
  writeShippingRate(undefined);
  showToast({
    title: 'Order placed successfully!',
    description: `Order #${order.orderNumber} has been created. You will receive an email confirmation shortly.`,
    dock: 'bottom',
  });
}
