import type { OrderEvent, OrderEventKind } from '@shop/contract';
import { ORDER_LOOKS } from './order-words.ts';

type Told = Pick<OrderEvent, 'to' | 'detail'>;
interface EventWords {
  title: string;
  /** What was noted with it. */
  notes: string[];
}

/** A fact of the event as text; other things than text are not shown. */
function factOf({ detail }: Told, name: string): string {
  const value: unknown = (detail as Record<string, unknown>)[name];
  return typeof value === 'string' ? value : '';
}

const labelOf = (looks: Record<string, { label: string }>, state: string | null): string =>
  looks[state ?? '']?.label ?? state ?? '';
const parcelOf = (event: Told): string => `${factOf(event, 'carrier')} ${factOf(event, 'number')}`.trim();
const prefixed = (prefix: string, text: string): string => (text === '' ? '' : `${prefix}${text}`);

const PAYMENTS: Record<string, string> = {
  authorized: 'Payment authorized',
  paid: 'Payment received',
  refunded: 'Payment refunded',
  voided: 'Authorisation released',
};

const WORDS: Record<OrderEventKind, (event: Told) => EventWords> = {
  placed: () => ({ title: 'Order placed', notes: [] }),
  status: (event) => ({
    title: labelOf(ORDER_LOOKS, event.to),
    notes: [parcelOf(event), factOf(event, 'reason'), factOf(event, 'because')],
  }),
  payment: (event) => ({
    title: PAYMENTS[event.to ?? ''] ?? `Payment ${event.to ?? ''}`,
    notes: [prefixed('Reference ', factOf(event, 'reference'))],
  }),
  refund: (event) => ({
    title: event.to === 'noted' ? 'Refund made at the provider' : `Refund ${event.to ?? ''}`,
    notes: [prefixed('$', factOf(event, 'amount') || factOf(event, 'refunded')), factOf(event, 'reason')],
  }),
  tracking: (event) => ({ title: 'Tracking corrected', notes: [parcelOf(event)] }),
  reminder: () => ({ title: 'Payment reminder sent', notes: [] }),
};

/** What an event of the history says. */
export function eventWords(event: Told & Pick<OrderEvent, 'kind'>): EventWords {
  const { title, notes } = WORDS[event.kind](event);
  return { title, notes: notes.filter((note) => note !== '') };
}
