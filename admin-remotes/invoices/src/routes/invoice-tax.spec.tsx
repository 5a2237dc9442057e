import { dialog, fill, openSection, press, SETTINGS, toasts } from '@shop/admin-kit/testing';
import { answer, screen, type UserEvent, waitFor, within } from '@shop/component-testing';
import type { SaveInvoice } from '@shop/contract';
import { givenInvoices, sentInvoice } from '../../test/invoices.ts';
import sections from '../section.tsx';

function open(taxMode: 'off' | 'table'): UserEvent {
  answer('get', '/api/settings', { ...SETTINGS, taxMode });
  return openSection(sections, '/admin/invoices');
}

function saving(): SaveInvoice['invoice'][] {
  const sent: SaveInvoice['invoice'][] = [];
  answer('post', '/api/invoices', ({ body }) => {
    sent.push(body.invoice);
    return sentInvoice(body.invoice.clientName, { status: 'draft' });
  });
  return sent;
}

async function create(user: UserEvent): Promise<HTMLElement> {
  await user.click(await screen.findByRole('button', { name: 'Create Invoice' }));
  const form = await dialog('Create New Invoice');
  fill(form, 'Client Name', 'Ada Moore');
  fill(form, 'Custom Name', 'Mural');
  fill(form, 'Custom Price', '64');
  return form;
}

it('is typed below the items, counts in the total and is sent', async () => {
  givenInvoices();
  const sent = saving();
  const user = open('table');
  const form = await create(user);
  expect(await within(form).findByText('Subtotal: $64.00')).toBeVisible();
  fill(form, 'Sales tax', 'six');
  await press(user, form, 'Create Invoice');
  expect(await within(form).findByText('Sales tax must be a valid number')).toBeVisible();
  fill(form, 'Sales tax', '3.84');
  await waitFor(() => expect(form).toHaveTextContent('Total: $67.84'));
  await press(user, form, 'Create Invoice');
  await waitFor(() => expect(toasts()).toHaveTextContent('Invoice created successfully'));
  expect(sent.map(({ taxAmount }) => taxAmount)).toEqual(['3.84']);
});

it('is not owed when it is left empty', async () => {
  givenInvoices();
  const sent = saving();
  const user = open('table');
  const form = await create(user);
  expect(await within(form).findByText('Subtotal: $64.00')).toBeVisible();
  await press(user, form, 'Create Invoice');
  await waitFor(() => expect(sent.map(({ taxAmount }) => taxAmount)).toEqual([null]));
});

it('is neither asked for nor sent in a shop that collects none', async () => {
  givenInvoices();
  const sent = saving();
  const user = open('off');
  const form = await create(user);
  await waitFor(() => expect(form).toHaveTextContent('Total: $64.00'));
  expect(within(form).queryByLabelText('Sales tax')).not.toBeInTheDocument();
  expect(form).not.toHaveTextContent('Subtotal');
  await press(user, form, 'Create Invoice');
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).not.toHaveProperty('taxAmount');
});

it('of an earlier invoice stays in its total and on its page once the shop collects none', async () => {
  const invoices = givenInvoices(sentInvoice('Bo', { status: 'draft', taxAmount: '61.92', totalAmount: '1093.92' }));
  const user = open('off');
  await user.click(await screen.findByRole('button', { name: /^Edit invoice/ }));
  const form = await dialog('Edit Invoice');
  await waitFor(() => expect(form).toHaveTextContent('Total: $1,093.92'));
  fill(form, 'Notes', 'Net 30');
  await press(user, form, 'Update Invoice');
  await waitFor(() => expect(form).not.toBeInTheDocument());
  expect(invoices.list[0]).toMatchObject({ notes: 'Net 30', taxAmount: '61.92', totalAmount: '1093.92' });
  await user.click(await screen.findByRole('button', { name: /^View invoice/ }));
  const page = await screen.findByRole('article', { name: 'Invoice INV-2026-0001' });
  expect(page).toHaveTextContent('Subtotal$1,032.00Sales tax$61.92Total Amount$1,093.92');
});
