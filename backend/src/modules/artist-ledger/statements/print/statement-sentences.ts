import { howPaid } from '@shop/contract/ways-to-pay';
import { dollars } from '#platform/money/dollars.js';
import type { PaymentRow, StatementContent } from './statement-content.js';
import { dayIn, monthName, nameInSentence, recipientOf } from './statement-words.js';

type Told = Pick<StatementContent, 'month' | 'sums' | 'payee' | 'payments'>;

/** More payments are told as their sum. */
const MAX_NAMED_PAYMENTS = 3;

/** What happened in the month, so that somebody who never saw an account understands it. The amounts add up to the last one. */
export function statementSentences(content: Told): string[] {
  return [...earnedSentences(content), ...otherSentences(content), ...paymentSentences(content), leftSentence(content)];
}

function earnedSentences({ month, sums: { earned, reversed, fees } }: Told): string[] {
  const sentences: string[] = [];
  // The payment of an earlier month can be undone, so more can be taken back than was earned.
  const takenBack = -(reversed + Math.min(earned, 0));
  if (earned > 0) sentences.push(`You earned ${dollars(earned)} in ${monthName(month)}.`);
  else if (fees <= 0) sentences.push(`You earned nothing in ${monthName(month)}.`);
  if (takenBack > 0) sentences.push(`${dollars(takenBack)} was taken back because orders were refunded or not paid.`);
  if (takenBack < 0) sentences.push(`${dollars(-takenBack)} was added again because a refund did not go through.`);
  return sentences;
}

function otherSentences({ month, sums: { fees, deductions, adjustments, opening } }: Told): string[] {
  return [
    fees > 0 && `${dollars(fees)} was added for new designs in ${monthName(month)}.`,
    fees < 0 && `${dollars(-fees)} for new designs was taken back.`,
    deductions < 0 && `${dollars(-deductions)} was deducted.`,
    deductions > 0 && `${dollars(deductions)} that had been deducted was added again.`,
    adjustments > 0 && `${dollars(adjustments)} was added as a correction.`,
    adjustments < 0 && `${dollars(-adjustments)} was taken off as a correction.`,
    opening > 0 && `${dollars(opening)} was left from before.`,
    opening < 0 && `${dollars(-opening)} still had to be taken off from before.`,
  ].filter((sentence) => sentence !== false);
}

function paymentSentences(content: Told): string[] {
  const sent = content.payments.filter(({ cents }) => cents > 0);
  const undone = content.payments.filter(({ cents }) => cents < 0).reduce((sum, { cents }) => sum - cents, 0);
  return [
    ...(undone > 0 ? [`An earlier payment of ${dollars(undone)} was undone.`] : []),
    ...byRecipient(content, sent).map((payments) => sentSentence(content, payments)),
  ];
}

/** In the order of the first payment to each. */
function byRecipient(content: Told, sent: readonly PaymentRow[]): PaymentRow[][] {
  const groups = new Map<string, PaymentRow[]>();
  for (const payment of sent) {
    const recipient = recipientOf(content, payment);
    const key = JSON.stringify([recipient?.name, recipient?.method]);
    groups.set(key, [...(groups.get(key) ?? []), payment]);
  }
  return [...groups.values()];
}

/** To one recipient. */
function sentSentence(content: Told, sent: readonly PaymentRow[]): string {
  const { month } = content;
  const recipient = sent[0] ? recipientOf(content, sent[0]) : null;
  const to = recipient ? ` to ${nameInSentence(recipient.name)} ${howPaid(recipient.method)}` : '';
  const verb = recipient?.method === 'donation' ? 'given' : 'sent';
  const [first] = sent;
  if (first && sent.length === 1) return `${dollars(first.cents)} was ${verb}${to} on ${dayIn(month, first.on)}.`;
  const total = sent.reduce((sum, { cents }) => sum + cents, 0);
  if (sent.length > MAX_NAMED_PAYMENTS) return `${dollars(total)} was ${verb}${to} in ${sent.length} payments.`;
  const parts = sent.map(({ cents, on }) => `${dollars(cents)} on ${dayIn(month, on)}`);
  return `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)} were ${verb}${to}.`;
}

function leftSentence({ sums: { closing } }: Told): string {
  if (closing > 0) return `${dollars(closing)} stays for next time.`;
  if (closing < 0) return `${dollars(-closing)} will be taken off what you earn next.`;
  return 'Nothing stays for next time.';
}
