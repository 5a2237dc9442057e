import { dialog, fill, openSection, press, toasts } from '@shop/admin-kit/testing';
import { answer, screen, type UserEvent, waitFor, within } from '@shop/component-testing';
import type { AdminProduct } from '@shop/contract';
import { givenInvoices, sentInvoice, SUMS } from '../../test/invoices.ts';
import sections from '../section.tsx';

const TEE = {
  id: '11111111-0000-4000-8000-000000000000',
  name: 'Harbor Tee',
  price: '32.50',
  variants: [
    { label: 'M', price: '32.50', stockQuantity: 4, isActive: true },
    { label: '2XL', price: '34.50', stockQuantity: 1, isActive: true },
  ],
} as AdminProduct;

const open = (): UserEvent => openSection(sections, '/admin/invoices');
const cards = (): HTMLElement[] =>
  within(screen.getByRole('table', { name: 'Invoices' }))
    .getAllByRole('row')
    .slice(1);
const item = (form: HTMLElement, place: number): HTMLElement => within(form).getByRole('group', { name: `Item ${place}` });

async function create(user: UserEvent): Promise<HTMLElement> {
  await user.click(await screen.findByRole('button', { name: 'Create Invoice' }));
  return dialog('Create New Invoice');
}

const save = (user: UserEvent, form: HTMLElement): Promise<void> => press(user, form, 'Create Invoice');

it('sends a catalog item with the price of the product, and a custom item with cents', async () => {
  const invoices = givenInvoices();
  answer('get', '/api/admin/products/page', { products: [TEE], matching: 1, total: 1, uncategorized: 0, drafts: 0, waiting: 0 });
  answer('get', '/api/admin/products/{id}', TEE);
  const posted = answer('post', '/api/invoices', () => {
    invoices.list = [sentInvoice('Ada Moore', { status: 'draft' })];
    return invoices.list[0]!;
  });
  const user = open();
  expect(await screen.findByText('No invoices yet')).toBeVisible();
  const form = await create(user);
  fill(form, 'Client Name', 'Ada Moore');
  fill(form, 'Client Email', 'ada.moore@example.com');
  expect(within(form).queryByRole('button', { name: /^Remove item/ })).not.toBeInTheDocument();
  fill(item(form, 1), 'Custom Name', 'Forgotten');
  fill(item(form, 1), 'Custom Price', '5');
  await user.click(within(item(form, 1)).getByLabelText('Product'));
  await user.click(await screen.findByTitle('Harbor Tee - $32.50'));
  await waitFor(() => expect(within(item(form, 1)).getByLabelText('Unit Price')).toHaveValue('32.50'));
  await user.click(await within(item(form, 1)).findByLabelText('Size'));
  await user.click(await screen.findByTitle('2XL'));
  await waitFor(() => expect(within(item(form, 1)).getByLabelText('Unit Price')).toHaveValue('34.50'));
  fill(item(form, 1), 'Quantity', '2');

  await press(user, form, 'Add Item');
  expect(within(item(form, 2)).getByLabelText('Size')).not.toBeVisible();
  fill(item(form, 2), 'Custom Name', 'Mural');
  fill(item(form, 2), 'Custom Price', '0.1');
  await waitFor(() => expect(within(item(form, 2)).getByLabelText('Unit Price')).toHaveValue('0.1'));
  const quantity = within(item(form, 2)).getByLabelText('Quantity');
  await user.clear(quantity);
  await user.type(quantity, 'three');
  await user.tab();
  await waitFor(() => expect(quantity).toHaveValue('1'));
  await waitFor(() => expect(form).toHaveTextContent('Total: $69.10'));
  await save(user, form);
  await waitFor(() => expect(toasts()).toHaveTextContent('Invoice created successfully'));
  await waitFor(() => expect(form).not.toBeInTheDocument());
  expect(posted.map(({ body }) => body)).toEqual([
    {
      invoice: { clientName: 'Ada Moore', clientEmail: 'ada.moore@example.com', clientPhone: null, status: 'draft', notes: null },
      items: [
        { productId: TEE.id, size: '2XL', customProductName: null, customProductPrice: null, quantity: 2, unitPrice: '34.50' },
        { productId: null, size: null, customProductName: 'Mural', customProductPrice: '0.10', quantity: 1, unitPrice: '0.10' },
      ],
    },
  ]);
});

it('shows an error at each invalid field, and keeps the form when it cannot be saved', async () => {
  const invoices = givenInvoices();
  let fails = true;
  answer('post', '/api/invoices', () => {
    if (fails) return new Response('no json', { status: 500 });
    invoices.list = [sentInvoice('Bo', { status: 'draft' })];
    return invoices.list[0]!;
  });
  const user = open();
  const form = await create(user);
  fill(form, 'Client Email', 'nope');
  fill(form, 'Quantity', '0');
  await save(user, form);
  for (const text of [
    'Client name is required',
    'Invalid email format',
    'Product name is required',
    'Quantity must be at least 1',
    'Unit price must be a valid positive number',
  ])
    expect(await within(form).findByText(text)).toBeVisible();
  await waitFor(() => expect(within(form).getByLabelText('Client Name')).toHaveFocus());

  fill(form, 'Client Name', 'Bo');
  fill(form, 'Client Email', '');
  fill(form, 'Custom Name', 'Banner');
  fill(form, 'Quantity', '1');
  fill(form, 'Unit Price', '12');
  await save(user, form);
  await waitFor(() => expect(toasts()).toHaveTextContent('Failed to create invoice'));
  expect(within(form).getByLabelText('Client Name')).toHaveValue('Bo');
  fails = false;
  await save(user, form);
  await waitFor(() => expect(toasts()).toHaveTextContent('Invoice created successfully'));

  await user.click(await screen.findByRole('button', { name: /^Send invoice/ }));
  const question = await dialog(/^Send invoice/);
  expect(question).toHaveTextContent('This invoice has no client email. Add one before sending it.');
  await press(user, question, 'Edit Invoice');
  expect(within(await dialog('Edit Invoice')).getByLabelText('Client Email')).toBeVisible();
});

it('names the characters that the PDF leaves out, in the form and before it is sent', async () => {
  givenInvoices(sentInvoice('Zoë 😀 Ꮳ', { clientEmail: 'zoe@example.com', unprintable: ['😀', 'Ꮳ'] }));
  const user = open();
  const leftOut = 'The PDF leaves out characters that it cannot print: 😀 (U+1F600), Ꮳ (U+13E3)';
  await user.click(await screen.findByRole('button', { name: /^Send invoice/ }));
  const question = await dialog(/^Send invoice/);
  expect(question).toHaveTextContent(leftOut);
  await press(user, question, 'Cancel');
  await user.click(await screen.findByRole('button', { name: /^Edit invoice/ }));
  expect(await dialog('Edit Invoice')).toHaveTextContent(leftOut);
});

it('marks an overdue invoice, takes its payment after a question, and duplicates it', async () => {
  const late = sentInvoice('Late Client', { dueOn: '2020-01-31' });
  const invoices = givenInvoices(late);
  answer('post', '/api/invoices/{id}/duplicate', () => {
    const draft = sentInvoice('Late Client', { id: `${late.id.slice(0, -4)}9999`, status: 'draft', dueOn: '2026-12-10' });
    invoices.list = [draft, ...invoices.list];
    return draft;
  });
  const user = open();
  expect(await screen.findByRole('row', { name: /Overdue/ })).toBeVisible();
  expect(cards()[0]).toHaveTextContent('Jan 31, 2020');
  await user.click(screen.getByRole('button', { name: /^Mark paid/ }));
  await press(user, await dialog('Mark as paid'), 'Mark Paid');
  await waitFor(() => expect(within(cards()[0]!).getByText('Paid')).toBeVisible());
  expect(cards()[0]).not.toHaveTextContent('Overdue');
  expect(screen.queryByRole('button', { name: /^Mark paid/ })).not.toBeInTheDocument();

  await user.click(screen.getByRole('button', { name: /^Duplicate/ }));
  await press(user, await dialog(/^Duplicate invoice/), 'Create Draft');
  const form = await dialog('Edit Invoice');
  expect(within(form).getByLabelText('Client Name')).toHaveValue('Late Client');
  expect(within(form).getByLabelText('Custom Name')).toHaveValue('Mural');
  expect(within(form).getByLabelText('Due Date')).toHaveValue('2026-12-10');
  fill(form, 'Due Date', '2099-12-31');
  await press(user, form, 'Update Invoice');
  await waitFor(() => expect(form).not.toBeInTheDocument());
  expect(invoices.list.map(({ status, dueOn }) => [status, dueOn])).toEqual([
    ['draft', '2099-12-31'],
    ['paid', '2020-01-31'],
  ]);
});

it('begins a new invoice with the usual due date, and says on paper how to pay', async () => {
  givenInvoices(sentInvoice('Prompt Client', { dueOn: '2026-12-10' }));
  const ways = { paymentHandles: [{ label: 'Venmo', handle: '@LastingFreedom' }], paymentNote: 'Checks to the office' };
  answer('get', '/api/invoices/terms', { dueOn: '2026-12-10', ...ways });
  const user = open();
  const form = await create(user);
  expect(within(form).getByLabelText('Due Date')).toHaveValue('2026-12-10');
  await press(user, form, 'Cancel');
  await waitFor(() => expect(form).not.toBeInTheDocument());
  await user.click(screen.getByRole('button', { name: /^View/ }));
  const paper = within(await screen.findByRole('article'));
  for (const text of [/Venmo: @LastingFreedom/, /Checks to the office/, /Please quote INV-2026-0001 with your payment/, /^Due /])
    expect(await paper.findByText(text)).toBeVisible();
  expect(paper.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(['Item', 'Qty', 'Price', 'Total']);
});

it('is searched and filtered by the address, and shows all again', async () => {
  const asked = answer('get', '/api/invoices/page', ({ query: { search, status } }) => ({
    invoices: search === 'nobody' || status === 'paid' ? [] : [sentInvoice('Ada Moore')],
    next: null,
  }));
  answer('get', '/api/invoices/terms', { dueOn: '2026-12-10', paymentHandles: [], paymentNote: '' });
  answer('get', '/api/invoices/summary', SUMS);
  const user = open();
  await user.type(await screen.findByLabelText('Search invoices'), 'nobody{Enter}');
  expect(await screen.findByText('No invoices match')).toBeVisible();
  expect(window.location.search).toBe('?search=nobody');
  await user.click(screen.getByRole('button', { name: 'Show all invoices' }));
  expect(await screen.findByText('Ada Moore')).toBeVisible();
  await user.click(screen.getByRole('radio', { name: 'Paid' }));
  expect(await screen.findByText('No invoices match')).toBeVisible();
  expect(asked.at(-1)?.query['status']).toBe('paid');
});
