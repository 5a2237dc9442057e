import type { AdminOrder } from '@shop/contract';
import { packedItems } from './packed-items.ts';

const item = (id: string, quantity: number, notSent?: number): AdminOrder['items'][number] => ({
  id,
  productId: id,
  quantity,
  ...(notSent === undefined ? {} : { notSent }),
  priceAtTime: '20.00',
  product: { id, name: id, imageUrl: null, image: null },
  variant: null,
});
const ASK = '$5.00 of it refunded: ask before packing';

it('a parcel has the pieces that are sent, with what is to be asked, and nothing that is refunded whole', () => {
  const refundedItems = [
    { itemId: 'cap', isWhole: true, note: ASK },
    { itemId: 'tee', isWhole: false, note: ASK },
  ];
  const packed = packedItems({ items: [item('tee', 10, 4), item('cap', 1), item('hat', 2, 2), item('bag', 3)], refundedItems });
  expect(packed.map(({ id, quantity, note }) => [id, quantity, note])).toEqual([
    ['tee', 6, ASK],
    ['bag', 3, undefined],
  ]);
});
