import { dialog, fill, openSection, press, toasts } from '@shop/admin-kit/testing';
import { act, answer, hold, screen, waitFor, within } from '@shop/component-testing';
import { givenInvoices, sentInvoice } from '../../test/invoices.ts';
import sections from '../section.tsx';

const ADA = sentInvoice('Ada Moore');
const open = (path = '') => openSection(sections, `/admin/invoices${path}`);
const address = (): string => window.location.pathname.replace('/admin/invoices', '') + window.location.search;

it('an open invoice has an address beside the search, which Back leaves', async () => {
  givenInvoices(ADA);
  const user = open('?search=ada');
  await user.click(await screen.findByRole('button', { name: /^View invoice/ }));
  await screen.findByRole('article');
  expect(address()).toBe(`/${ADA.id}?search=ada`);
  act(() => window.history.back());
  await waitFor(() => expect(screen.queryByRole('article')).not.toBeInTheDocument());
  expect(screen.getByLabelText('Search invoices')).toHaveValue('ada');
});

it('the address of its form opens the form', async () => {
  givenInvoices(ADA);
  open(`/${ADA.id}/edit`);
  expect(within(await dialog('Edit Invoice')).getByLabelText('Client Name')).toHaveValue('Ada Moore');
});

it('an address of no invoice says so', async () => {
  givenInvoices(ADA);
  open('/00000000-0000-4000-8000-000000000000');
  expect(await dialog('This invoice cannot be shown')).toHaveTextContent('There is no such invoice');
});

it('is created once while the answer is slow, however often it is asked for', async () => {
  const invoices = givenInvoices();
  const { passed, release } = hold();
  const created = answer('post', '/api/invoices', async () => {
    await passed;
    invoices.list = [ADA];
    return ADA;
  });
  const user = open('/new');
  const form = await dialog('Create New Invoice');
  for (const [label, value] of [
    ['Client Name', 'Ada Moore'],
    ['Custom Name', 'Banner'],
    ['Unit Price', '12'],
  ] as const)
    fill(form, label, value);
  await press(user, form, 'Create Invoice');
  await waitFor(() => expect(created).toHaveLength(1));
  await user.keyboard('{Enter}');
  release();
  await waitFor(() => expect(toasts()).toHaveTextContent('Invoice created successfully'));
  expect(created).toHaveLength(1);
});
