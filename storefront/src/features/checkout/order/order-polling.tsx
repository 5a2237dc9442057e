import type { PlacedOrder } from '@shop/contract';
import type { ReactNode } from 'react';
import { Button, ButtonLink } from '#components/ui/button.tsx';
import { paths } from '#config/paths.ts';
import { classNames } from '#lib/class-names.ts';
import { useSettings } from '#lib/settings.ts';
import { focusOnMount } from '../focus-on-mount.ts';
import styles from './order-polling.module.css';
import type { FetchOrder, OrderPollResult } from './poll-for-order.ts';
import { useOrderPolling, type OrderPollState } from './use-order-polling.ts';

interface OrderPollingProps {
  /** `h1` for a screen of its own, `h3` inside the payment step. */
  as: 'h1' | 'h3';
  fetchOrder: FetchOrder;
  initialResult?: OrderPollResult;
  /** Whether the payment is known to have succeeded. */
  paid: boolean;
  /** Whether an unpaid payment may still succeed: the provider's confirmation may arrive later. */
  mayStillSucceed?: boolean;
  /** The shopper pays in another app: what is looked for is the order, not a payment. */
  byHand?: boolean;
  onOrder: (order: PlacedOrder) => void;
  /** The link back to the form, for a payment that failed or was reversed. */
  back: ReactNode;
}

type PaymentKnowledge = Pick<Required<OrderPollingProps>, 'paid' | 'mayStillSucceed'>;

/** True only for a final answer: while a bank may still confirm, the shopper must not be invited to pay again. */
const isNotPaid = (state: OrderPollState, { paid, mayStillSucceed }: PaymentKnowledge): boolean =>
  state.kind === 'not-paid' && !paid && !mayStillSucceed;

interface Message {
  title: string;
  text: ReactNode;
}

function messageByHand({ kind }: OrderPollState): Message {
  if (kind === 'unknown') {
    return {
      title: 'Your order was not placed',
      text: (
        <>
          Your cart is empty. Already sent money? It is safe. <SupportContact />
        </>
      ),
    };
  }
  if (kind === 'polling')
    return { title: 'Looking for your order', text: 'This takes a few seconds. Please keep this page open.' };
  return {
    title: 'Looking for your order',
    text: (
      <>
        The connection was lost while it was sent. Please do not send money twice: an order that was placed is also in your email.
        Nothing within an hour? <SupportContact />
      </>
    ),
  };
}

function messageFor(state: OrderPollState, payment: PaymentKnowledge): Message {
  const { paid } = payment;
  if (state.kind === 'sold-out') {
    return {
      title: 'Sold out',
      text: `${state.reason}. If your card shows a pending charge, it will disappear within a few days.`,
    };
  }
  if (isNotPaid(state, payment)) {
    return { title: 'Payment not completed', text: 'You were not charged. You can try again or choose another payment method.' };
  }
  if (state.kind === 'polling') {
    return paid
      ? {
          title: 'Payment received',
          text: 'We are creating your order. This takes a few seconds. Please keep this page open.',
        }
      : { title: 'Confirming your payment', text: 'This takes a few seconds. Please keep this page open.' };
  }
  return {
    title: paid ? 'Payment received' : 'Looking for your order',
    text: (
      <>
        {paid ? 'Your order is taking longer than usual' : 'Your payment is not confirmed yet'}. Please do not pay again: we will
        create your order and email you as soon as the payment is confirmed. Nothing within an hour? <SupportContact />
      </>
    ),
  };
}

/** Shown between a payment and its order: progress first, then the order or what to do next. Never says "not found". */
export function OrderPolling({
  as: Title,
  fetchOrder,
  initialResult,
  paid,
  mayStillSucceed = true,
  byHand = false,
  onOrder,
  back,
}: OrderPollingProps) {
  const { state, pollAgain } = useOrderPolling({ fetchOrder, initialResult, mayStillSucceed, onOrder });
  const { title, text } = byHand ? messageByHand(state) : messageFor(state, { paid, mayStillSucceed });
  const isFinal =
    state.kind === 'sold-out' || (byHand && state.kind === 'unknown') || isNotPaid(state, { paid, mayStillSucceed });
  return (
    <section className={classNames(styles.state, Title === 'h3' && styles.inside)}>
      <Title key={state.kind} ref={focusOnMount} tabIndex={-1} className={styles.title}>
        {title}
      </Title>
      <p className={styles.text}>{text}</p>
      {state.kind === 'polling' && <progress className={styles.progress} aria-label={title} />}
      {state.kind !== 'polling' && (
        <div className={styles.actions}>
          {!isFinal && <Button onClick={pollAgain}>Check again</Button>}
          {isFinal ? back : null}
          <ButtonLink to={paths.products} variant="outline">
            Continue Shopping
          </ButtonLink>
        </div>
      )}
    </section>
  );
}

/** How to reach the shop; links to the contact page when the settings hold no email address. */
export function SupportContact() {
  const { email, phone } = useSettings();
  if (!email) return <a href={paths.contact}>Write to us.</a>;
  return (
    <>
      Write to <a href={`mailto:${email}`}>{email}</a>
      {phone && (
        <>
          {' '}
          or call <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</a>
        </>
      )}
      .
    </>
  );
}
