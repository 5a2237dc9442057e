import { useElements, useStripe } from '@stripe/react-stripe-js';
import type { PaymentIntent } from '@shop/contract';
import type { StripeError } from '@stripe/stripe-js';
import { paths } from '#config/paths.ts';
import { useAppContext } from '#lib/app-context.tsx';
import { isPaid } from '../../api/create-payment-intent.ts';
import type { Confirmation, PaymentStrategy } from '../run-payment.ts';

/** Nothing was charged. Of other errors, such as a lost connection, only the server knows (docs.stripe.com/api/errors). */
const isDecline = ({ type, code }: StripeError): boolean =>
  type === 'card_error' || type === 'validation_error' || code === 'payment_intent_authentication_failure';

/** Confirms through Stripe; undefined until its script has loaded. A bank that needs a page of its own redirects to `return_url`. */
export function useStripePayment(): PaymentStrategy | undefined {
  const stripe = useStripe();
  const elements = useElements();
  const { origin } = useAppContext();
  if (!stripe || !elements) return undefined;
  const confirm = async ({ clientSecret }: PaymentIntent): Promise<Confirmation> => {
    const { error, paymentIntent } = await stripe.confirmPayment({
      elements,
      clientSecret,
      confirmParams: { return_url: `${origin}${paths.paymentReturn}` },
      redirect: 'if_required',
    });
    if (error && !isDecline(error)) throw new Error(error.message ?? error.type);
    if (error) return { kind: 'declined', message: error.message ?? null };
    const { status } = paymentIntent;
    if (status === 'processing') return { kind: 'processing' };
    return isPaid({ status }) ? { kind: 'paid' } : { kind: 'declined', message: null };
  };
  // Stripe shows validation errors inside its own frame.
  return { validate: async () => !(await elements.submit()).error, confirm };
}
