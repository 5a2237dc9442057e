import { dialog, fill, openSection, press, toasts } from '@shop/admin-kit/testing';
import { answer, screen, type UserEvent, waitFor, within } from '@shop/component-testing';
import { givenInvoices, sentInvoice } from '../../test/invoices.ts';
import sections from '../section.tsx';

const open = (): UserEvent => openSection(sections, '/admin/invoices');
const row = (): HTMLElement => within(screen.getByRole('table', { name: 'Invoices' })).getAllByRole('row')[1]!;
const given = () => givenInvoices(sentInvoice('Ada Moore', { clientEmail: 'ada@example.com', dueOn: '2020-01-31' }));

async function payment(user: UserEvent): Promise<HTMLElement> {
  await user.click(await screen.findByRole('button', { name: /^Mark paid/ }));
  return dialog('Mark as paid');
}

it('shows the sums, and each invoice with what was paid and what is due', async () => {
  given();
  open();
  const sums = await screen.findByText('$1,332.00');
  expect(sums.closest('dl')).toHaveTextContent('Open$1,332.00 2 invoicesOverdue$300.00 1 invoicePaid$80.00 1 invoice');
  expect(row()).toHaveTextContent('#INV-2026-0001Ada Moore1 item · ada@example.com');
  expect(row()).toHaveTextContent('Jan 31, 2020$1,032.00$0.00$1,032.00SentOverdue');
});

it('is filtered and sorted by the address', async () => {
  given();
  const asked = answer('get', '/api/invoices/page', () => ({ invoices: [sentInvoice('Ada Moore')], next: null }));
  const user = open();
  await user.click(await screen.findByRole('radio', { name: 'Overdue' }));
  await user.click(await screen.findByRole('button', { name: 'Due amount' }));
  const heading = (): HTMLElement => screen.getByRole('columnheader', { name: 'Due amount' });
  await waitFor(() => expect(heading()).toHaveAttribute('aria-sort', 'descending'));
  await user.click(screen.getByRole('button', { name: 'Due amount' }));
  await waitFor(() => expect(heading()).toHaveAttribute('aria-sort', 'ascending'));
  expect(asked.at(-1)?.query).toMatchObject({ status: 'overdue', sort: 'balance-asc' });
  expect(window.location.search).toBe('?status=overdue&sort=balance-asc');
});

it('leads from the number to the invoice, also from behind an open one', async () => {
  const [{ id } = { id: '' }] = given().list;
  openSection(sections, `/admin/invoices/${id}?status=sent`);
  const link = await screen.findByRole('link', { name: '#INV-2026-0001', hidden: true });
  expect(link).toHaveAttribute('href', `/admin/invoices/${id}?status=sent`);
});

it('records a part of the amount, lists it in the invoice, and undoes it there', async () => {
  const invoices = given();
  const user = open();
  const form = await payment(user);
  expect(within(form).getByLabelText('Amount received')).toHaveValue('1032.00');
  fill(form, 'Amount received', '$1,032.01');
  await press(user, form, 'Mark Paid');
  expect(await within(form).findByText('At most $1,032.00 is due')).toBeVisible();
  fill(form, 'Amount received', '32,50');
  fill(form, 'Note', 'Check 1042');
  await waitFor(() => expect(form).toHaveTextContent('The rest stays due.'));
  await press(user, form, 'Record Payment');
  await waitFor(() => expect(toasts()).toHaveTextContent('$999.50 of #INV-2026-0001 is still due'));
  await waitFor(() => expect(row()).toHaveTextContent('$1,032.00$32.50$999.50Sent'));

  await user.click(screen.getByRole('link', { name: '#INV-2026-0001' }));
  const payments = within(await screen.findByRole('region', { name: 'Payments' }));
  expect(payments.getByRole('listitem')).toHaveTextContent(/^\$32\.50 by Bank transfer, received on .*Check 1042Entered by rosa/);
  const paper = within(screen.getByRole('article'));
  expect(paper.getByText('Balance due').nextSibling).toHaveTextContent('$999.50');
  await user.click(payments.getByRole('button', { name: 'Undo the payment of $32.50' }));
  await waitFor(() => expect(toasts()).toHaveTextContent('$1,032.00 of #INV-2026-0001 is due again'));
  expect(await payments.findByText('Undone')).toBeVisible();
  expect(payments.queryByRole('button')).not.toBeInTheDocument();
  expect(invoices.list).toMatchObject([{ status: 'sent', balanceDue: '1032.00' }]);
});

it('reminds the client, and says of a second press when the last reminder was sent', async () => {
  const invoices = given();
  const sent = answer('post', '/api/invoices/{id}/remind', () => {
    invoices.list = invoices.list.map((invoice) => ({
      ...invoice,
      remindedAt: invoice.remindedAt ?? '2026-11-27T15:00:00.000Z',
    }));
    return invoices.list[0]!;
  });
  const user = open();
  const remind = async (): Promise<void> => press(user, await dialog('Remind of invoice #INV-2026-0001'), 'Send Reminder');
  await user.click(await screen.findByRole('button', { name: 'Remind the client of invoice INV-2026-0001' }));
  await remind();
  await waitFor(() => expect(toasts()).toHaveTextContent('A reminder is on its way to ada@example.com'));
  await user.click(await screen.findByRole('button', { name: /^Remind the client of invoice INV-2026-0001, last on Nov 27/ }));
  expect(await dialog('Remind of invoice #INV-2026-0001')).toHaveTextContent('The last reminder was sent on Nov 27');
  await remind();
  await waitFor(() => expect(toasts()).toHaveTextContent(/A reminder was sent on Nov 27.* already; one a day is enough/));
  expect(sent).toHaveLength(2);
});

it.each([
  ['paid', /^(Mark paid|Remind)/],
  ['cancelled', /^(Mark paid|Remind)/],
  ['draft', /^Remind/],
] as const)('has no step for a %s invoice that makes no sense', async (status, step) => {
  givenInvoices(sentInvoice('Ada Moore', { status, clientEmail: 'ada@example.com' }));
  open();
  expect(await screen.findByRole('button', { name: /^Duplicate/ })).toBeVisible();
  expect(screen.queryByRole('button', { name: step })).not.toBeInTheDocument();
});
