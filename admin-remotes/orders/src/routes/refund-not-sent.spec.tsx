import { fill, toasts } from '@shop/admin-kit/testing';
import { answer, refuse, waitFor, within } from '@shop/component-testing';
import type { AdminOrder } from '@shop/contract';
import { HOODIE, LINES, openRefund } from '../../test/refunds.ts';

const [hoodies, cap] = LINES as [AdminOrder['refundableLines'][number], AdminOrder['refundableLines'][number]];
/** An unshipped order of two hoodies. */
const UNSHIPPED: Partial<AdminOrder> = {
  refundableLines: [{ ...hoodies, toSend: 2 }, cap],
  refundableShipping: { amount: '6.00', tax: '0.00' },
};
const item = (order: Partial<AdminOrder>, itemId: string, quantity: number): Partial<AdminOrder> => {
  const product = { id: itemId, name: 'Hoodie', imageUrl: null, image: null };
  return { ...order, items: [{ id: itemId, productId: itemId, quantity, priceAtTime: '40.00', product, variant: null }] };
};

describe('pieces of an unshipped order', () => {
  it('stay unless somebody says otherwise', async () => {
    const { form, choose, sent, user } = await openRefund(UNSHIPPED);
    await choose('Some pieces');
    fill(form, 'Hoodie, M', '2');
    const notSent = await within(form).findByLabelText('Not sent of Hoodie, M');
    await waitFor(() => expect(notSent).toHaveValue('2'));
    fill(form, 'Not sent of Hoodie, M', '1');
    await user.click(await within(form).findByRole('button', { name: 'Refund $74.20' }));
    const lines = [{ itemId: HOODIE, amount: '70.00', notSent: 1 }];
    await waitFor(() => expect(sent()).toEqual([{ amount: '74.20', lines, reason: null }]));
  });

  it('are not asked about where none is left to send', async () => {
    const { form, choose } = await openRefund(UNSHIPPED);
    await choose('Some pieces');
    fill(form, 'Cap', '1');
    expect(await within(form).findByLabelText('Amount for Cap')).toBeVisible();
    expect(within(form).queryByLabelText('Not sent of Cap')).not.toBeInTheDocument();
  });

  it('have a number: nothing is sent without one, and what the server refuses stands beside it', async () => {
    const { form, choose, sent, user } = await openRefund(UNSHIPPED);
    await choose('Some pieces');
    fill(form, 'Hoodie, M', '1');
    await within(form).findByLabelText('Not sent of Hoodie, M');
    for (const [typed, problem] of [
      ['', 'Please enter how many pieces are not sent'],
      ['3', /Not sent of Hoodie, M.* 0 to 2/],
    ] as const) {
      fill(form, 'Not sent of Hoodie, M', typed);
      await user.click(await within(form).findByRole('button', { name: 'Refund' }));
      expect(await within(form).findByText(problem)).toBeVisible();
    }
    expect(sent()).toEqual([]);
    const message = 'Only 1 piece of it is still to be sent';
    answer('post', '/api/admin/orders/{id}/refunds', () => refuse(409, message, { errors: { 'lines.0.notSent': message } }));
    fill(form, 'Not sent of Hoodie, M', '2');
    await user.click(await within(form).findByRole('button', { name: 'Refund $42.40' }));
    await waitFor(() =>
      expect(within(form).getByLabelText('Not sent of Hoodie, M')).toHaveAccessibleDescription(new RegExp(message)),
    );
  });

  it('end the order with the last one, and the form says so before', async () => {
    const { form, choose } = await openRefund(item(UNSHIPPED, HOODIE, 2));
    await choose('Some pieces');
    fill(form, 'Hoodie, M', '2');
    const text = /^Nothing is left to send: the order will be cancelled, and what is left of its money/;
    expect(await within(form).findByText(text)).toBeVisible();
    fill(form, 'Not sent of Hoodie, M', '1');
    await waitFor(() => expect(within(form).queryByText(text)).not.toBeInTheDocument());
  });
});

describe('the shipping', () => {
  it('is refunded alone', async () => {
    const { form, choose, sent, user } = await openRefund({ ...UNSHIPPED, refundableLines: [] });
    const total = { parts: [], shares: [], total: '6.00' };
    answer('post', '/api/admin/orders/{id}/refunds/preview', total);
    await choose('Some pieces');
    expect(form).toHaveTextContent('$6.00 is left of it');
    fill(form, 'Shipping (optional)', '6');
    await user.click(await within(form).findByRole('button', { name: 'Refund $6.00' }));
    await waitFor(() => expect(sent()).toEqual([{ amount: '6.00', shipping: '6.00', reason: null }]));
    await waitFor(() => expect(toasts()).toHaveTextContent('$6.00 was refunded'));
  });

  it('is at most what is left of it', async () => {
    const { form, choose, sent, user } = await openRefund(UNSHIPPED);
    await choose('Some pieces');
    fill(form, 'Shipping (optional)', '6.01');
    await user.click(await within(form).findByRole('button', { name: 'Refund' }));
    expect(await within(form).findByText('At most $6.00 can be refunded')).toBeVisible();
    expect(sent()).toEqual([]);
  });

  it('is not asked about when nothing is left of it', async () => {
    const { form, choose } = await openRefund();
    await choose('Some pieces');
    expect(within(form).queryByLabelText('Shipping (optional)')).not.toBeInTheDocument();
  });
});
