import { fill, press, toasts } from '@shop/admin-kit/testing';
import { answer, hold, refuse, waitFor, within } from '@shop/component-testing';
import type { RefundPreview } from '@shop/contract';
import { adminOrder, orderRow, PAID } from '../../test/orders.ts';
import { BEARS, HOODIE, openRefund, part, share } from '../../test/refunds.ts';

const PREVIEW = '/api/admin/orders/{id}/refunds/preview';
const SPLIT: RefundPreview = {
  parts: [part('tax', '0.70'), part('shipping', '1.05'), part('goods', '12.20')],
  shares: [share('Joaquín Reyes', '5.90')],
  total: '13.95',
};
const OF_SHARE = '$5.90 of it comes from Joaquín Reyes’ share';

it('what an amount takes from what is asked once for what was typed, and said with whose share it is', async () => {
  const { form, choose } = await openRefund();
  const previews = answer('post', PREVIEW, SPLIT);
  await choose('An amount');
  for (const typed of ['1', '13', '13.', '13.9', '13.95']) fill(form, 'Amount', typed);
  expect(await within(form).findByText('Of it: tax $0.70, shipping $1.05, goods $12.20')).toBeVisible();
  expect(within(form).getByText(OF_SHARE)).toBeVisible();
  expect(within(form).getByRole('button', { name: 'Refund $13.95' })).toBeVisible();
  expect(previews.map(({ body }) => body)).toEqual([{ amount: '13.95' }]);
});

it.each(['Everything left ($94.20)', 'Some pieces'])('%s says whose share it is, until the shop bears it', async (choice) => {
  const { form, choose, user } = await openRefund();
  const previews = answer('post', PREVIEW, ({ body }) => (body.borneByShop ? { ...SPLIT, shares: [] } : SPLIT));
  await choose(choice);
  if (choice === 'Some pieces') fill(form, 'Hoodie, M', '1');
  const text = await within(form).findByText(OF_SHARE);
  await user.click(within(form).getByRole('checkbox', { name: BEARS }));
  await waitFor(() => expect(text).toBeEmptyDOMElement());
  expect(form).not.toHaveTextContent('Of it:');
  await waitFor(() => expect(previews.at(-1)?.body).toMatchObject({ borneByShop: true }));
});

it('an amount of an earlier input is never sent', async () => {
  const { form, choose, user, sent } = await openRefund();
  await choose('Some pieces');
  fill(form, 'Hoodie, M', '1');
  expect(await within(form).findByRole('button', { name: 'Refund $42.40' })).toBeVisible();
  const { passed, release } = hold();
  const previews = answer('post', PREVIEW, async () => {
    await passed;
    return { ...SPLIT, total: '11.13' };
  });
  fill(form, 'Amount for Hoodie, M', '10.50');
  await user.dblClick(await within(form).findByRole('button', { name: 'Refund' }));
  await waitFor(() => expect(previews).toHaveLength(1));
  await user.dblClick(within(form).getByRole('button', { name: 'Refund' }));
  expect(form).toHaveTextContent('$42.40 in total');
  expect(sent()).toEqual([]);
  release();
  await user.dblClick(await within(form).findByRole('button', { name: 'Refund $11.13' }));
  await waitFor(() => expect(toasts()).toHaveTextContent('$11.13 was refunded'));
  expect(sent()).toEqual([{ amount: '11.13', lines: [{ itemId: HOODIE, amount: '10.50' }], reason: null }]);
});

it('says why the server refuses, sends nothing, and asks again when the button is pressed', async () => {
  const { form, choose, user, sent } = await openRefund();
  const message = 'At most $12.00 can be refunded';
  const refused = answer('post', PREVIEW, () => refuse(409, message));
  await choose('Everything left ($94.20)');
  expect(await within(form).findByText(message)).toBeVisible();
  // Each press of a double click asks that comes after the answer to the one before.
  await press(user, form, 'Refund');
  await waitFor(() => expect(refused.length).toBeGreaterThan(1));
  expect(await within(form).findByText(message)).toBeVisible();
  answer('post', PREVIEW, { ...SPLIT, total: '94.20' });
  await press(user, form, 'Refund');
  await user.click(await within(form).findByRole('button', { name: 'Refund $94.20' }));
  await waitFor(() => expect(toasts()).toHaveTextContent('$94.20 was refunded'));
  expect(within(form).queryByText(message)).not.toBeInTheDocument();
  expect(sent()).toEqual([{ amount: '94.20', reason: null }]);
});

it('asks nothing about what it has just refunded', async () => {
  const { form, choose, user } = await openRefund();
  const previews = answer('post', PREVIEW, { ...SPLIT, total: '94.20' });
  const refunded = adminOrder(orderRow(1, PAID), { version: '00000000-0000-4000-8000-0000000000ff' });
  answer('post', '/api/admin/orders/{id}/refunds', refunded);
  await choose('Everything left ($94.20)');
  await user.click(await within(form).findByRole('button', { name: 'Refund $94.20' }));
  await waitFor(() => expect(form).not.toBeInTheDocument());
  expect(previews).toHaveLength(1);
});
