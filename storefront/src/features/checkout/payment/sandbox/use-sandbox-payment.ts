import type { PaymentIntent, SandboxPayment } from '@shop/contract';
import { useState } from 'react';
import { useApi } from '#lib/app-context.tsx';
import { isPaid } from '../../api/create-payment-intent.ts';
import type { Confirmation } from '../run-payment.ts';
import type { Payment } from '../use-payment.ts';
import { authenticateSandboxPayment, confirmSandboxPayment } from './sandbox-api.ts';

export type ChallengeAnswer = (approved: boolean) => void;

const confirmationOf = (payment: SandboxPayment): Confirmation =>
  isPaid(payment) ? { kind: 'paid' } : { kind: 'declined', message: payment.message };

/** Pays at the sandbox provider. During 3-D Secure, `answerChallenge` takes the shopper's answer. */
export function useSandboxPayment(payment: Payment) {
  const api = useApi();
  const [answerChallenge, setAnswerChallenge] = useState<ChallengeAnswer>();
  const authenticate = async (): Promise<boolean> => {
    const approved = await new Promise<boolean>((resolve) => setAnswerChallenge(() => resolve));
    setAnswerChallenge(undefined);
    return approved;
  };
  const confirm = async ({ clientSecret }: PaymentIntent, cardNumber: string): Promise<Confirmation> => {
    const confirmed = await confirmSandboxPayment(api, clientSecret, cardNumber);
    if (confirmed.status !== 'requires_action') return confirmationOf(confirmed);
    return confirmationOf(await authenticateSandboxPayment(api, clientSecret, await authenticate()));
  };
  const payWith = (cardNumber: string): void => {
    void payment.pay({ confirm: (intent) => confirm(intent, cardNumber) });
  };
  return { answerChallenge, payWith };
}
