import type { PlacedOrder } from '@shop/contract';
import type { ReactNode } from 'react';
import { Button, ButtonLink } from '#components/ui/button.tsx';
import { classNames } from '#lib/class-names.ts';
import { focusOnMount } from '../focus-on-mount.ts';
import { useOrderPolling, type OrderPollState } from './use-order-polling.ts';
import type { FetchOrder, OrderPollResult } from './poll-for-order.ts';
import styles from './order-polling.module.css';
import { SupportContact } from './support-contact.tsx';

interface OrderPollingProps {
  /** The screen's own heading, or one inside the payment step. */
  as: 'h1' | 'h3';
  ask: FetchOrder;
  first?: OrderPollResult;
  /** Whether the payment is known to be made. */
  paid: boolean;
  /** Whether "not paid" is worth waiting: the provider's word may be on its way. */
  mayStillSucceed?: boolean;
  onOrder: (order: PlacedOrder) => void;
  /** The way back to the form, for a payment that was not made or was given back. */
  back: ReactNode;
}

interface Words {
  paid: boolean;
  mayStillSucceed: boolean;
}

/** Only where nothing more is to come: a bank that still thinks must not make anybody pay twice. */
const isNotPaid = (state: OrderPollState, { paid, mayStillSucceed }: Words): boolean =>
  state.kind === 'not-paid' && !paid && !mayStillSucceed;

function words(state: OrderPollState, known: Words): { title: string; text: ReactNode } {
  const { paid } = known;
  if (state.kind === 'sold-out') {
    return { title: 'Sold out', text: `${state.reason}. Your card shows no payment, or it disappears within days.` };
  }
  if (isNotPaid(state, known)) {
    return { title: 'Payment not completed', text: 'You were not charged. You can try again or choose another payment method.' };
  }
  if (state.kind === 'waiting') {
    return paid
      ? {
          title: 'Payment received',
          text: 'We are writing down your order. This takes a few seconds, please keep this page open.',
        }
      : { title: 'Confirming your payment', text: 'This takes a few seconds, please keep this page open.' };
  }
  return {
    title: paid ? 'Payment received' : 'We are looking for your order',
    text: (
      <>
        {paid ? 'Your order takes longer than usual' : 'Your payment is not confirmed yet'}. Please do not pay again: as soon as
        the payment is confirmed we write down your order and send you an email. Is none there within an hour? <SupportContact />
      </>
    ),
  };
}

/** Between a payment and its order: progress, then the order, or a text that leaves nobody alone. Never "not found". */
export function OrderPolling({ as: Title, ask, first, paid, mayStillSucceed = true, onOrder, back }: OrderPollingProps) {
  const { state, askAgain } = useOrderPolling({ ask, first, mayStillSucceed, onOrder });
  const { title, text } = words(state, { paid, mayStillSucceed });
  const isOver = state.kind === 'sold-out' || isNotPaid(state, { paid, mayStillSucceed });
  return (
    <section className={classNames(styles.state, Title === 'h3' && styles.inside)}>
      <Title key={state.kind} ref={focusOnMount} tabIndex={-1} className={styles.title}>
        {title}
      </Title>
      <p className={styles.text}>{text}</p>
      {state.kind === 'waiting' && <progress className={styles.progress} aria-label={title} />}
      {state.kind !== 'waiting' && (
        <div className={styles.actions}>
          {!isOver && <Button onClick={askAgain}>Check again</Button>}
          {isOver ? back : null}
          <ButtonLink to="/products" look="outline">
            Continue Shopping
          </ButtonLink>
        </div>
      )}
    </section>
  );
}
