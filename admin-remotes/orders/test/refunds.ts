import { dialog, openSection } from '@shop/admin-kit/testing';
import { answer, screen, within } from '@shop/component-testing';
import type { AdminOrder, RefundOrder, RefundPreview } from '@shop/contract';
import sections from '../src/section.tsx';
import { adminOrder, givenOrders, orderRow, PAID } from './orders.ts';

export const [HOODIE, CAP] = ['00000000-0000-4000-8000-0000000000c1', '00000000-0000-4000-8000-0000000000c2'] as const;
export const LINES: AdminOrder['refundableLines'] = [
  { itemId: HOODIE, name: 'Hoodie, M', quantity: 2, total: '80.00', amount: '70.00', tax: '4.20', hasShare: true, toSend: 0 },
  { itemId: CAP, name: 'Cap', quantity: 1, total: '20.00', amount: '20.00', tax: '0.00', hasShare: false, toSend: 0 },
];
export const BEARS = 'The shop bears it: the artist keeps the share';

export const part = (kind: RefundPreview['parts'][number]['kind'], amount: string): RefundPreview['parts'][number] => ({
  kind,
  itemId: null,
  label: kind,
  amount,
});

export const share = (artistName: string, amount: string): RefundPreview['shares'][number] => ({
  artistId: '00000000-0000-4000-8000-0000000000d1',
  artistName,
  amount,
});

const CENTS = (amount: string): number => Math.round(Number(amount) * 100);
/** By the goods of the hoodies: 4.20 of 70.00. */
const TAXES: Readonly<Record<string, string>> = { '10.50': '0.63', '40.00': '2.40', '70.00': '4.20' };

/** What the server would say of the lines with their tax, or of an amount that is goods only. */
function previewOf({ amount, lines }: RefundOrder): RefundPreview {
  const parts = (lines ?? [{ itemId: CAP, amount: amount ?? '' }]).flatMap((line) => {
    const tax = line.itemId === HOODIE ? TAXES[line.amount] : undefined;
    return [part('goods', line.amount), ...(tax === undefined ? [] : [part('tax', tax)])];
  });
  const cents = parts.reduce((sum, one) => sum + CENTS(one.amount), 0);
  return { parts, shares: [], total: (cents / 100).toFixed(2) };
}

/** The previews of all refunds from now on, and what they were asked for. */
export const givenPreviews = () => answer('post', '/api/admin/orders/{id}/refunds/preview', ({ body }) => previewOf(body));

/** The dialog of an order of two hoodies and a cap, what it asks for, and what it sends. */
export async function openRefund(differs: Partial<AdminOrder> = {}) {
  givenOrders();
  const order = adminOrder(orderRow(1, PAID), { refundable: '94.20', refundableLines: LINES, ...differs });
  answer('get', '/api/admin/orders/{id}', order);
  const previews = givenPreviews();
  const requests = answer('post', '/api/admin/orders/{id}/refunds', order);
  const user = openSection(sections, `/admin/orders/${order.id}`);
  await user.click(await screen.findByRole('button', { name: 'Refund' }));
  const form = await dialog('Refund ORD-1');
  const choose = (name: string) => user.click(within(form).getByRole('radio', { name }));
  return { user, form, requests, previews, choose, sent: () => requests.map(({ body }) => body) };
}
