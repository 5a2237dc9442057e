import type { CartLine } from '@shop/contract';
import { useState } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import { formatCents } from '../../../lib/money.ts';
import type { PaymentMethod } from '../payment-methods.ts';
import type { ShippingFields } from '../shipping-rules.ts';
import { useCompleteOrder, type PlacedOrderHandler } from '../use-complete-order.ts';
import { PaymentInstructions } from './payment-instructions.tsx';
import { PaymentOptions } from './payment-options.tsx';
import styles from './payment-step.module.css';

interface PaymentStepProps {
  sessionId: string;
  lines: readonly CartLine[];
  totalCents: number;
  shipping: ShippingFields;
  method: PaymentMethod | undefined;
  onSelect: (method: PaymentMethod) => void;
  onBack: () => void;
  onPlaced: PlacedOrderHandler;
  /** Reads the cart again after the server has found it changed. */
  onCartChanged: () => Promise<unknown>;
}

function actionText(method: PaymentMethod | undefined, busy: boolean, amount: string): string {
  if (busy) return 'Processing...';
  return !method || method.manual ? 'Complete Order' : `Pay ${amount}`;
}

export function PaymentStep({
  sessionId,
  lines,
  totalCents,
  shipping,
  method,
  onSelect,
  onBack,
  onPlaced,
  onCartChanged,
}: PaymentStepProps) {
  const [newTotal, setNewTotal] = useState<string | null>(null);
  const { complete, busy } = useCompleteOrder({
    onPlaced,
    onCartChanged: (total) => {
      setNewTotal(total);
      return onCartChanged();
    },
  });
  const amount = formatCents(totalCents);
  const onComplete = () => {
    if (!method?.manual) return;
    setNewTotal(null);
    complete({ sessionId, lines, totalCents, method: method.id, shipping });
  };
  return (
    <div className={styles.step}>
      <div role="alert">
        {newTotal && (
          <p className={styles.changed}>
            <strong>Your cart has changed.</strong> The new total is <strong>{newTotal}</strong>. Please look over your order and
            confirm it again.
          </p>
        )}
      </div>
      <PaymentOptions selected={method} disabled={busy} onSelect={onSelect}>
        {method && <PaymentInstructions method={method} amount={amount} sessionId={sessionId} />}
      </PaymentOptions>
      <Button wide disabled={busy || !method?.manual} onClick={onComplete}>
        {actionText(method, busy, amount)}
      </Button>
      <Button look="quiet" disabled={busy} onClick={onBack}>
        Back to Shipping Information
      </Button>
    </div>
  );
}
