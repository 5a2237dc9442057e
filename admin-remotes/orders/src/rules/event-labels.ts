import type { OrderEvent, OrderEventKind } from '@shop/contract';
import { ORDER_STATUS_TAGS } from './order-labels.ts';

type EventDetails = Pick<OrderEvent, 'to' | 'detail'>;
interface EventLabel {
  title: string;
  /** What was noted with it. */
  notes: string[];
}

/** A fact of the event as text; other things than text are not shown. */
function detailText({ detail }: EventDetails, name: string): string {
  const value: unknown = (detail as Record<string, unknown>)[name];
  return typeof value === 'string' ? value : '';
}

const labelOf = (looks: Record<string, { label: string }>, state: string | null): string =>
  looks[state ?? '']?.label ?? state ?? '';
const trackingText = (event: EventDetails): string => `${detailText(event, 'carrier')} ${detailText(event, 'number')}`.trim();
const prefixed = (prefix: string, text: string): string => (text === '' ? '' : `${prefix}${text}`);

const PAYMENTS: Record<string, string> = {
  authorized: 'Payment authorized',
  paid: 'Payment received',
  refunded: 'Payment refunded',
  voided: 'Authorisation released',
};

const WORDS: Record<OrderEventKind, (event: EventDetails) => EventLabel> = {
  placed: () => ({ title: 'Order placed', notes: [] }),
  status: (event) => ({
    title: labelOf(ORDER_STATUS_TAGS, event.to),
    notes: [trackingText(event), detailText(event, 'reason'), detailText(event, 'because')],
  }),
  payment: (event) => ({
    title: PAYMENTS[event.to ?? ''] ?? `Payment ${event.to ?? ''}`,
    notes: [prefixed('Reference ', detailText(event, 'reference'))],
  }),
  refund: (event) => ({
    title: event.to === 'noted' ? 'Refund made at the provider' : `Refund ${event.to ?? ''}`,
    notes: [prefixed('$', detailText(event, 'amount') || detailText(event, 'refunded')), detailText(event, 'reason')],
  }),
  tracking: (event) => ({ title: 'Tracking corrected', notes: [trackingText(event)] }),
  reminder: () => ({ title: 'Payment reminder sent', notes: [] }),
};

/** What an event of the history says. */
export function eventLabel(event: EventDetails & Pick<OrderEvent, 'kind'>): EventLabel {
  const { title, notes } = WORDS[event.kind](event);
  return { title, notes: notes.filter((note) => note !== '') };
}
