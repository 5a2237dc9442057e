import { dialog, openSection, OWNER, press, signInAs, toasts } from '@shop/admin-kit/testing';
import { answer, refuse, screen, waitFor, within } from '@shop/component-testing';
import type { Customer } from '@shop/contract';
import { orderRow } from '../../test/orders.ts';
import sections from '../section.tsx';

const AT = '2026-01-02T03:04:05.000Z';
const EMAIL = 'erik@example.com';
const ERIK: Customer = {
  email: EMAIL,
  name: 'Erik Erasable',
  orderCount: 2,
  unfinishedOrders: 1,
  paid: '96.00',
  refunded: '0.00',
  orders: [orderRow(2), orderRow(1, { status: 'delivered' })],
  messages: [{ id: 'm1', subject: 'general', message: 'It was a present.', read: true, createdAt: AT }],
  invoices: [{ id: 'i1', invoiceNumber: 'INV-1', status: 'sent', totalAmount: '120.00', createdAt: AT }],
  notes: [],
};

/** The customer as the server has them at the time of each request. */
function givenCustomer(differs: Partial<Customer> = {}) {
  const server = { customer: { ...ERIK, ...differs } };
  answer('get', '/api/admin/me/account', { ...OWNER, rights: [...OWNER.rights, 'read-customers', 'erase-customers'] });
  answer('get', '/api/admin/customers', () => server.customer);
  return server;
}
const open = () => openSection(sections, `/admin/orders/customers?email=${EMAIL}`);

it('shows everything of a customer, with links to it', async () => {
  givenCustomer();
  open();
  const orders = within(await screen.findByRole('list', { name: 'Orders' })).getAllByRole('listitem');
  expect(orders.map(({ textContent }) => /ORD-\d/.exec(textContent ?? '')?.[0])).toEqual(['ORD-2', 'ORD-1']);
  expect(screen.getByRole('link', { name: 'ORD-2' })).toHaveAttribute('href', `/admin/orders/${orderRow(2).id}`);
  expect(screen.getByText('2 (1 not finished)')).toBeVisible();
  expect(screen.getByText('$120.00')).toBeVisible();
  expect(screen.getByRole('link', { name: '#INV-1' })).toHaveAttribute('href', '/admin/invoices/i1');
  expect(screen.getByText('It was a present.')).toBeInTheDocument();
});

it('says why it cannot be loaded, and Retry loads it', async () => {
  let isBroken = true;
  answer('get', '/api/admin/customers', () => (isBroken ? refuse(500, 'Something went wrong on our side') : ERIK));
  const user = open();
  expect(await screen.findByText('Failed to fetch the customer')).toBeVisible();
  isBroken = false;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('heading', { name: 'Erik Erasable' })).toBeVisible();
});

it('gets notes, and asks before one that is being typed is lost', async () => {
  const server = givenCustomer();
  const added = answer('post', '/api/admin/customers/notes', ({ body }) => {
    server.customer = { ...server.customer, notes: [{ id: 'n1', author: 'owner', text: body.text, createdAt: AT }] };
    return server.customer;
  });
  const user = open();
  const page = await screen.findByRole('article');
  await user.type(await screen.findByLabelText('New note'), 'Prefers Mara');
  await user.click(screen.getByRole('link', { name: 'Orders' }));
  await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
  expect(screen.getByLabelText('New note')).toHaveValue('Prefers Mara');
  await press(user, page, 'Add note');
  expect(await screen.findByRole('list', { name: 'Internal notes' })).toHaveTextContent('Prefers Mara');
  expect(added.map(({ body }) => body)).toEqual([{ email: EMAIL, text: 'Prefers Mara' }]);
});

it('is handed out as a file, for those who may erase it', async () => {
  givenCustomer();
  const downloads = answer('get', '/api/admin/customers/export.json', () => refuse(503, 'The shop is busy'));
  const user = open();
  await user.click(await screen.findByRole('button', { name: 'Download their data' }));
  await waitFor(() => expect(toasts()).toHaveTextContent('The shop is busy'));
  expect(downloads.map(({ query }) => query)).toEqual([{ email: EMAIL }]);
});

it('is handed out when nothing but an alert names the address', async () => {
  givenCustomer({ orderCount: 0, orders: [], messages: [], invoices: [], notes: [] });
  open();
  expect(await screen.findByText('Nothing is stored about this address')).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Download their data' })).toBeEnabled();
});

it('is not handed out by bookkeepers', async () => {
  givenCustomer();
  signInAs('bookkeeper');
  open();
  expect(await screen.findByRole('button', { name: 'Refresh' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Download their data' })).not.toBeInTheDocument();
});

it('is erased after a question that names what stays, and then has nothing to erase', async () => {
  const server = givenCustomer();
  const erased = answer('post', '/api/admin/customers/erase', () => {
    server.customer = { ...server.customer, orderCount: 1, orders: [orderRow(2)], messages: [] };
    return { erasedOrders: 1, unfinishedOrders: 1, deletedMessages: 1, deletedNotes: 0, deletedAlerts: 0 };
  });
  const user = open();
  const button = await screen.findByRole('button', { name: 'Erase customer' });
  await user.click(button);
  const question = await dialog(`Erase ${EMAIL}?`);
  expect(question).toHaveTextContent('internal notes of 1 finished order are deleted');
  expect(question).toHaveTextContent('1 order is not finished and keeps the customer');
  expect(question).toHaveTextContent('Invoices stay as they are');
  await press(user, question, 'Keep customer');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await user.click(button);
  await press(user, await dialog(`Erase ${EMAIL}?`), 'Erase customer');
  await waitFor(() =>
    expect(toasts()).toHaveTextContent('Erased from 1 order, 1 message. 1 unfinished order still needs the customer'),
  );
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Erase customer' })).not.toBeInTheDocument());
  expect(screen.queryByText('It was a present.')).not.toBeInTheDocument();
  expect(erased.map(({ body }) => body)).toEqual([{ email: EMAIL }]);
});

it('nobody has left nothing', async () => {
  givenCustomer({ name: '', orderCount: 0, unfinishedOrders: 0, orders: [], messages: [], invoices: [] });
  open();
  expect(await screen.findByText('Nothing is stored about this address')).toBeVisible();
});
