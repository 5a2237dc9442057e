import { useElements, useStripe } from '@stripe/react-stripe-js';
import type { PaymentIntent } from '@shop/contract';
import { useAppContext } from '#lib/app-context.tsx';
import { isPaid } from '../../api/create-payment-intent.ts';
import type { Confirmation, PaymentStrategy } from '../run-payment.ts';

/** How Stripe takes the payment; undefined until its script stands. A bank that insists on its own page sends the shopper back. */
export function useStripePayment(): PaymentStrategy | undefined {
  const stripe = useStripe();
  const elements = useElements();
  const { origin } = useAppContext();
  if (!stripe || !elements) return undefined;
  const confirm = async ({ clientSecret }: PaymentIntent): Promise<Confirmation> => {
    const { error, paymentIntent } = await stripe.confirmPayment({
      elements,
      clientSecret,
      confirmParams: { return_url: `${origin}/order-confirmation` },
      redirect: 'if_required',
    });
    if (error) return { kind: 'declined', message: error.message ?? null };
    const { status } = paymentIntent;
    if (status === 'processing') return { kind: 'processing' };
    return isPaid({ status }) ? { kind: 'paid' } : { kind: 'declined', message: null };
  };
  // The form's own check comes first: it shows what is missing inside the frame.
  return { prepare: async () => !(await elements.submit()).error, confirm };
}
