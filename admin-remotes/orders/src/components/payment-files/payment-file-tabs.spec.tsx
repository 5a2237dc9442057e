import { openSection, press, signInAs, toasts } from '@shop/admin-kit/testing';
import { answer, refuse, screen, waitFor, within } from '@shop/component-testing';
import { lineOf, openTabs } from '../../../test/given-lines.ts';
import { lineOrder, payment } from '../../../test/payment-files.ts';
import sections from '../../section.tsx';

const ORDER = lineOrder(1);

it('lists money that is owed until its transfer is written down', async () => {
  const line = payment(1, { state: 'owed', reason: 'already-paid', owed: '64.00', note: 'ORD-1 again', candidates: [ORDER] });
  const { user, server } = openTabs({ owed: [line] }, '?tab=owed');
  const returned = answer('post', '/api/admin/payments/statement-lines/{id}/returned', () => {
    server.owed = [];
    return { ...line, returnedAt: '2026-11-20T10:00:00.000Z', returnedReference: 'V-9' };
  });
  expect(await screen.findByRole('radio', { name: 'Owed back ($64.00)' })).toBeChecked();
  const owed = await lineOf('Send \\$64\\.00 to Jane Doe on Venmo \\(paid twice, ORD-1\\)');
  expect(within(owed).getByRole('link', { name: 'ORD-1' })).toHaveAttribute('href', `/admin/orders/${ORDER.orderId}`);
  await press(user, owed, 'Sent back');
  expect(await within(owed).findByText('Please enter the payment reference')).toBeVisible();
  await user.type(within(owed).getByLabelText('Reference'), ' V-9 {Enter}');
  await waitFor(() => expect(returned.map(({ body }) => body)).toEqual([{ reference: 'V-9' }]));
  expect(await screen.findByText('Nothing is owed back')).toBeVisible();
});

it('lists what is booked, and the files', async () => {
  const booked = payment(1, { state: 'matched', reason: null, orders: [ORDER], owed: '4.00', decidedBy: 'ana' });
  const { user } = openTabs({ matched: [booked] });
  const counts = { rows: 54, matched: 35, review: 5, known: 0, ignored: 12, unreadable: 2 };
  answer('get', '/api/admin/payments/statements', {
    files: [{ fileName: 'november.csv', source: 'venmo', readBy: 'ana', readAt: '2026-11-12T15:00:00.000Z', counts }],
  });
  await user.click(await screen.findByText('Booked'));
  const list = await screen.findByRole('list', { name: 'Booked payments' });
  expect(await within(list).findByText(/^Venmo/)).toBeVisible();
  expect(within(list).getByRole('listitem')).toHaveTextContent('ORD-1Jane DoeVenmo, booked by ana, $4.00 is owed back');
  await user.click(screen.getByText('Files'));
  expect(await screen.findByRole('list', { name: 'Files' })).toHaveTextContent('Venmo, read by ana, Nov 12, 2026, 10:00');
  expect(screen.getByRole('list', { name: 'Files' })).toHaveTextContent('35 booked, 5 to check, 12 left out, 2 unreadable');
  expect(window.location.search).toBe('?tab=files');
});

it('lists what is not for the shop, and opens it again', async () => {
  const line = payment(1, { state: 'dismissed', reason: null, message: null, payer: null, decidedBy: 'ana' });
  const { user, server } = openTabs({ dismissed: [line] }, '?tab=aside');
  const reopened = answer('post', '/api/admin/payments/statement-lines/{id}/reopen', () => {
    server.dismissed = [];
    return { ...line, state: 'review', reason: 'reopened' };
  });
  const list = await screen.findByRole('list', { name: 'Payments that are not for the shop' });
  expect(await within(list).findByText(/^Venmo/)).toBeVisible();
  expect(list).toHaveTextContent('$64.00Venmo, Nov 3set aside by ana');
  await press(user, list, 'Reopen $64.00 by Venmo');
  expect(await screen.findByText('Nothing is set aside')).toBeVisible();
  expect(toasts()).toHaveTextContent('The payment is to check again, without payer and note');
  expect(reopened[0]?.path['id']).toBe(line.id);
});

it('shows to bookkeepers what they may not decide', async () => {
  signInAs('bookkeeper');
  openTabs({ review: [payment(1, { candidates: [ORDER] })] });
  const line = await lineOf('Jane Doe');
  expect(within(line).queryAllByRole('button')).toEqual([]);
  expect(within(line).queryByRole('checkbox')).not.toBeInTheDocument();
});

it('says that the payments could not be fetched, and reads them again', async () => {
  let failure: Response | undefined = refuse(503, 'The shop is busy');
  const counts = { review: 0, owed: 0, owedAmount: '0.00' };
  answer('get', '/api/admin/payments/statement-lines', () => failure ?? { lines: [], next: null, counts });
  const user = openSection(sections, '/admin/orders/statements');
  expect(await screen.findByText('Failed to fetch the payments')).toBeVisible();
  failure = undefined;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Nothing to check')).toBeVisible();
});
