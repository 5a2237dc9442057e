import { dialog, fill, openSection, press, toasts } from '@shop/admin-kit/testing';
import { answer, screen, type UserEvent, waitFor, within } from '@shop/component-testing';
import { givenInvoices, MURALS, sentInvoice } from '../../test/invoices.ts';
import sections from '../section.tsx';

const murals = (quantity: number) => MURALS.map((item) => ({ ...item, quantity }));
const INVOICE = sentInvoice('Ada Moore', { clientEmail: 'ada@example.com' });
const { id } = INVOICE;

const open = (): UserEvent => openSection(sections, '/admin/invoices');
const card = (): HTMLElement => within(screen.getByRole('table', { name: 'Invoices' })).getAllByRole('row')[1]!;

async function act(user: UserEvent, name: RegExp, title: string | RegExp): Promise<HTMLElement> {
  await user.click(await screen.findByRole('button', { name }));
  return dialog(title);
}

const edit = (user: UserEvent): Promise<HTMLElement> => act(user, /^Edit invoice/, 'Edit Invoice');
const quantity = (form: HTMLElement): HTMLElement => within(form).getByLabelText('Quantity');
const saved = (text: string): Promise<void> => waitFor(() => expect(toasts()).toHaveTextContent(text));
const isClosed = (form: HTMLElement): Promise<void> => waitFor(() => expect(form).not.toBeInTheDocument());

/** Changes the quantity, which changes the amount of a sent invoice. */
async function saveQuantity(user: UserEvent, form: HTMLElement, pieces: string, amount: string): Promise<void> {
  fill(form, 'Quantity', pieces);
  await press(user, form, 'Update Invoice');
  const question = await dialog('Change the amount?');
  expect(question).toHaveTextContent(amount);
  await press(user, question, 'Save the new amount');
}

it('brings changes of different fields together without a question', async () => {
  const invoices = givenInvoices(INVOICE);
  const user = open();
  const form = await edit(user);
  invoices.changeElsewhere(id, {}, murals(30));
  fill(form, 'Notes', 'Due within 14 days');
  await press(user, form, 'Update Invoice');
  await saved('Invoice updated successfully');
  await isClosed(form);
  expect(invoices.list).toMatchObject([{ notes: 'Due within 14 days', totalAmount: '1290.00' }]);
  await waitFor(() => expect(card()).toHaveTextContent('$1,290.00'));
});

it('lets the later admin choose when both have changed the items', async () => {
  const invoices = givenInvoices(INVOICE);
  const user = open();
  const form = await edit(user);
  invoices.changeElsewhere(id, {}, murals(30));
  fill(form, 'Notes', 'Due within 14 days');
  await saveQuantity(user, form, '36', '$1,548.00');
  const conflict = await dialog('Someone else has changed this invoice');
  expect(within(conflict).getAllByRole('row')).toHaveLength(2);
  expect(within(conflict).getByRole('row', { name: /^Items/ })).toHaveTextContent(
    'Items36 × Mural at $43.0030 × Mural at $43.00',
  );
  await press(user, conflict, 'Take theirs');
  await waitFor(() => expect(quantity(form)).toHaveValue('30'));
  expect(within(form).getByLabelText('Notes')).toHaveValue('Due within 14 days');
  await press(user, form, 'Update Invoice');
  await isClosed(form);
  expect(invoices.list).toMatchObject([{ notes: 'Due within 14 days', totalAmount: '1290.00' }]);
});

it('marks as paid only after what another admin changed was shown', async () => {
  const invoices = givenInvoices(INVOICE);
  const user = open();
  const question = await act(user, /^Mark paid/, 'Mark as paid');
  expect(question).toHaveTextContent('Did Ada Moore pay $1,032.00 for invoice #INV-2026-0001? Its status becomes Paid.');
  invoices.changeElsewhere(id, { notes: 'Net 30' }, murals(30));
  await press(user, question, 'Mark Paid');
  expect(await within(question).findByRole('alert')).toHaveTextContent(
    'Someone else has changed this invoice meanwhile. Its status is Sent now, its total $1,290.00.',
  );
  expect(invoices.list).toMatchObject([{ status: 'sent' }]);
  await press(user, question, 'Mark Paid');
  await saved('Invoice updated successfully');
  expect(invoices.list).toMatchObject([{ status: 'paid', notes: 'Net 30', totalAmount: '1290.00' }]);
  await waitFor(() => expect(within(card()).getByText('Paid')).toBeVisible());
});

it('keeps a payment that arrives while the invoice is edited', async () => {
  const invoices = givenInvoices(INVOICE);
  const user = open();
  const form = await edit(user);
  invoices.changeElsewhere(id, { status: 'paid' });
  fill(form, 'Client Phone', '555-0199');
  await press(user, form, 'Update Invoice');
  await isClosed(form);
  expect(invoices.list).toMatchObject([{ status: 'paid', clientPhone: '555-0199' }]);
  await waitFor(() => expect(card()).toHaveTextContent('555-0199'));
  expect(within(card()).getByText('Paid')).toBeVisible();
});

it('mails an invoice that was changed in another tab only after its new amount was shown', async () => {
  const invoices = givenInvoices(INVOICE);
  const user = open();
  const question = await act(user, /^Send invoice/, /^Send invoice/);
  invoices.changeElsewhere(id, {}, murals(36));
  await press(user, question, 'Send Invoice');
  expect(await within(question).findByRole('alert')).toHaveTextContent('Its status is Sent now, its total $1,548.00.');
  const sent = answer('post', '/api/invoices/{id}/send', () => invoices.list[0]!);
  await press(user, question, 'Send Invoice');
  await saved('is on its way to ada@example.com');
  expect(sent.map(({ body }) => body)).toEqual([{ version: 2 }]);
});

it('takes a payment back from its toast, to the status that the invoice had', async () => {
  const invoices = givenInvoices(sentInvoice('Ada Moore', { status: 'draft' }));
  const user = open();
  await user.click(await screen.findByRole('button', { name: /^Mark paid/ }));
  await press(user, await dialog('Mark as paid'), 'Mark Paid');
  await waitFor(() => expect(toasts()).toHaveTextContent('Invoice updated successfully'));
  await press(user, toasts(), 'Undo');
  await waitFor(() => expect(toasts()).toHaveTextContent('$1,032.00 of #INV-2026-0001 is due again'));
  await waitFor(() => expect(within(card()).getByText('Draft')).toBeVisible());
  expect(invoices.list.map(({ status, version }) => [status, version])).toEqual([['draft', 3]]);
});
