import { type OrderEvent, type OrderEventKind, ownValue } from '@shop/contract';
import { ORDER_STATUS_TAGS } from './order-labels.ts';
import { UNDONE_TITLES } from './undo-labels.ts';

type EventDetails = Pick<OrderEvent, 'to' | 'detail'>;
interface EventLabel {
  title: string;
  notes: string[];
}

/** A detail of the event, or '' if it is missing or not a string. */
function detailText({ detail }: EventDetails, name: string): string {
  const value: unknown = (detail as Record<string, unknown>)[name];
  return typeof value === 'string' ? value : '';
}

const labelOf = (tags: Record<string, { label: string }>, status: string | null): string =>
  tags[status ?? '']?.label ?? status ?? '';
const trackingText = (event: EventDetails): string => `${detailText(event, 'carrier')} ${detailText(event, 'number')}`.trim();
const prefixed = (prefix: string, text: string): string => (text === '' ? '' : `${prefix}${text}`);

/** "-4.00" is "$4.00 less". */
const priceChange = (difference: string): string =>
  difference === '' ? '' : `$${difference.replace('-', '')} ${difference.startsWith('-') ? 'less' : 'more'}`;

const PAYMENT_TITLES: Record<string, string> = {
  authorized: 'Payment authorized',
  paid: 'Payment received',
  part: 'Part of the payment received',
  refunded: 'Payment refunded',
  voided: 'Authorisation released',
};

const LABELS: Record<OrderEventKind, (event: EventDetails) => EventLabel> = {
  placed: () => ({ title: 'Order placed', notes: [] }),
  status: (event) => ({
    title: labelOf(ORDER_STATUS_TAGS, event.to),
    notes: [trackingText(event), detailText(event, 'reason'), detailText(event, 'because')],
  }),
  payment: (event) => ({
    title: ownValue(PAYMENT_TITLES, event.to ?? '') ?? `Payment ${event.to ?? ''}`,
    notes: [prefixed('$', detailText(event, 'amount')), prefixed('Reference ', detailText(event, 'reference'))],
  }),
  refund: (event) => ({
    title: event.to === 'noted' ? 'Refund confirmed by the provider' : `Refund ${event.to ?? ''}`,
    notes: [
      prefixed('$', detailText(event, 'amount') || detailText(event, 'refunded')),
      detailText(event, 'reason'),
      prefixed('Not sent, back in stock: ', detailText(event, 'notSent')),
      prefixed('Sent after all: ', detailText(event, 'sent')),
      prefixed('Still not sent: ', detailText(event, 'stillNotSent')),
    ],
  }),
  tracking: (event) => ({ title: 'Tracking corrected', notes: [trackingText(event)] }),
  customer: (event) => ({ title: 'Customer corrected', notes: [detailText(event, 'fields')] }),
  return: (event) => ({ title: 'Returned to stock', notes: [detailText(event, 'pieces')] }),
  size: (event) => ({
    title: 'Size changed',
    notes: [detailText(event, 'pieces'), priceChange(detailText(event, 'difference'))],
  }),
  'payment-sent': () => ({ title: 'Buyer says: payment sent', notes: [] }),
  reminder: () => ({ title: 'Payment reminder sent', notes: [] }),
};

/** A payment that is undone takes the confirmation of its order with it, which is an event of its own. */
function undoneTitle(event: EventDetails & Pick<OrderEvent, 'kind'>): string | undefined {
  const step = detailText(event, 'undone');
  return step === 'pay' && event.kind === 'status'
    ? `${labelOf(ORDER_STATUS_TAGS, event.to)} again`
    : ownValue(UNDONE_TITLES, step);
}

/** The text of an event on the timeline. */
function eventLabel(event: EventDetails & Pick<OrderEvent, 'kind'>): EventLabel {
  const undone = undoneTitle(event);
  if (undone !== undefined) return { title: undone, notes: [] };
  const { title, notes } = LABELS[event.kind](event);
  return { title, notes: notes.filter((note) => note !== '') };
}

/** As `eventLabel`, for a whole history: the first tracking number of an order is added, a later one corrects it. */
export function eventLabels(events: readonly (EventDetails & Pick<OrderEvent, 'kind'>)[]): EventLabel[] {
  const first = events.findIndex((event) => trackingText(event) !== '');
  return events.map((event, index) =>
    event.kind === 'tracking' && index === first ? { ...eventLabel(event), title: 'Tracking added' } : eventLabel(event),
  );
}
