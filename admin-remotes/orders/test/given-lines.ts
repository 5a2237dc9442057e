import { openSection } from '@shop/admin-kit/testing';
import { answer, screen } from '@shop/component-testing';
import type { PaymentLine } from '@shop/contract';
import sections from '../src/section.tsx';
import { payment } from './payment-files.ts';

/** What waits for a person; `lines` can be changed later. */
export function givenLines(...lines: PaymentLine[]) {
  const waiting = { lines };
  const requests = answer('get', '/api/admin/payments/statement-lines', () => ({
    lines: waiting.lines,
    next: null,
    counts: { review: waiting.lines.length, owed: 0, owedAmount: '0.00' },
  }));
  return { waiting, requests };
}

/** The lines of each tab; deciding one takes it out. */
export function openTabs(lines: Partial<Record<'review' | 'owed' | 'matched' | 'dismissed', PaymentLine[]>>, search = '') {
  const server = { review: [], owed: [], matched: [], dismissed: [], ...lines };
  answer('get', '/api/admin/payments/statement-lines', ({ query }) => ({
    lines: server[query['state'] as keyof typeof server],
    next: null,
    counts: { review: server.review.length, owed: server.owed.length, owedAmount: server.owed.length > 0 ? '64.00' : '0.00' },
  }));
  const decided = (state: PaymentLine['state']) => {
    const [line = payment(1), ...rest] = server.review;
    server.review = rest;
    return { ...line, state };
  };
  return { server, decided, user: openSection(sections, `/admin/orders/statements${search}`) };
}

/** The row of a payment. */
export async function lineOf(name: string): Promise<HTMLElement> {
  const title = await screen.findByRole('heading', { level: 3, name: new RegExp(name) });
  // Which orders can be paid by hand is part of the settings.
  await screen.findAllByText(/Venmo/);
  return title.closest('li')!;
}
