import { type Book, type BookRefund, centsOf, type Posting, withPostings } from './book.js';
import { refund } from './give-back.js';

/** The book as it will be when the provider has accepted the refunds that are requested. */
export function withRequested(book: Book): Book {
  const posted = new Set(book.postings.map(({ refundId }) => refundId));
  return book.refunds
    .filter(({ id, status }) => status === 'requested' && !posted.has(id))
    .reduce((now, one) => withPostings(now, refund(now, one)), book);
}

/** What a refund would give back now. */
export function previewRefund(book: Book, one: BookRefund): Posting[] {
  const now = withRequested(book);
  return refund({ ...now, refunds: [...now.refunds, one] }, one);
}

/** The sales tax in each refund, in cents; one that is requested has what it would give back, a failed one none. */
export function taxOfRefunds(book: Book): [refundId: string | null, cents: number][] {
  const taxes = withRequested(book).postings.filter(({ kind }) => kind === 'tax');
  return book.refunds
    .filter(({ status }) => status !== 'failed')
    .map(({ id }) => [id, 0 - centsOf(taxes.filter(({ refundId }) => refundId === id))]);
}
