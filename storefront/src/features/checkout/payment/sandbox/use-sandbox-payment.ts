import type { PaymentIntent, SandboxPayment } from '@shop/contract';
import { useState } from 'react';
import { useApi } from '#lib/app-context.tsx';
import { isPaid } from '../../api/create-payment-intent.ts';
import { authenticateSandboxPayment, confirmSandboxPayment } from './sandbox-api.ts';
import type { Confirmation } from '../run-payment.ts';
import type { Payment } from '../use-payment.ts';

export type ChallengeAnswer = (approved: boolean) => void;

const confirmationOf = (payment: SandboxPayment): Confirmation =>
  isPaid(payment) ? { kind: 'paid' } : { kind: 'declined', message: payment.message };

/** Pays at the built-in provider. While its bank asks, `challenge` takes the shopper's answer. */
export function useSandboxPayment(payment: Payment) {
  const api = useApi();
  const [challenge, setChallenge] = useState<ChallengeAnswer>();
  const askBank = async (): Promise<boolean> => {
    const approved = await new Promise<boolean>((resolve) => setChallenge(() => resolve));
    setChallenge(undefined);
    return approved;
  };
  const confirm = async ({ clientSecret }: PaymentIntent, cardNumber: string): Promise<Confirmation> => {
    const asked = await confirmSandboxPayment(api, clientSecret, cardNumber);
    if (asked.status !== 'requires_action') return confirmationOf(asked);
    return confirmationOf(await authenticateSandboxPayment(api, clientSecret, await askBank()));
  };
  const payWith = (cardNumber: string): void => {
    void payment.pay({ confirm: (intent) => confirm(intent, cardNumber) });
  };
  return { challenge, payWith };
}
