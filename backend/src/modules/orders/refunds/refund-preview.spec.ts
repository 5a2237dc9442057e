import { refundOf, storedBook } from '#test/support/builders/stored-book.js';
import { previewOf } from './refund-preview.js';

it('counts what an artist loses after the refunds that are requested: each half cent of a share is lost once', () => {
  const lines = [{ itemId: 'pin', cents: 1 }];
  const lostAfter = (requested: number): unknown => {
    const refunds = Array.from({ length: requested }, (_, n) => refundOf({ id: `${n}`, cents: 1, lines, status: 'requested' }));
    const book = storedBook({ lines: { pin: 101 }, shares: { pin: 5_000 }, refunds });
    return previewOf(book, refundOf({ id: 'asked', cents: 1, lines, status: 'requested' })).shares;
  };
  const cent = [{ artistId: 'artist of pin', artistName: 'Artist of pin', amount: '0.01' }];
  expect([lostAfter(0), lostAfter(1), lostAfter(2)]).toEqual([cent, [], cent]);
});
