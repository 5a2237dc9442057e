import { Button } from '#components/ui/button.tsx';
import { useApi } from '#lib/app-context.tsx';
import { fetchOrderByPayment } from '../api/fetch-order.ts';
import { onOrderPlaced, type PlacedOrderHandler } from '../order/on-order-placed.ts';
import { OrderPolling } from '../order/order-polling.tsx';
import type { PaymentStage } from './use-payment.ts';

interface ReceivedPaymentProps {
  stage: Extract<PaymentStage, { kind: 'received' }>;
  onPlaced: PlacedOrderHandler;
  fetchCart: () => Promise<unknown>;
  onBack: () => void;
}

/** The money is there, or on its way: only the order is missing. */
export function ReceivedPayment({ stage, onPlaced, fetchCart, onBack }: ReceivedPaymentProps) {
  const api = useApi();
  const goBack = () => void fetchCart().then(onBack);
  return (
    <OrderPolling
      as="h3"
      fetchOrder={fetchOrderByPayment(api, stage.clientSecret)}
      initialResult={stage.pollResult}
      paid={stage.paid}
      onOrder={(order) => {
        onOrderPlaced(order);
        onPlaced(order);
      }}
      back={<Button onClick={goBack}>Back to your order</Button>}
    />
  );
}
