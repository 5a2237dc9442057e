import { dialog, fill, openSection, press, toasts } from '@shop/admin-kit/testing';
import { answer, refuse, screen, type UserEvent, waitFor, within } from '@shop/component-testing';
import type { AdminShippingRate } from '@shop/contract';
import { givenSettings } from '../../test/settings.ts';
import sections from '../section.tsx';

const STANDARD: AdminShippingRate = {
  id: '11111111-0000-4000-8000-000000000000',
  name: 'Standard',
  amount: '6.00',
  freeFrom: '75.00',
  states: [],
  daysMin: 3,
  daysMax: 5,
  sortOrder: 1,
  isActive: true,
  version: 4,
};
const EXPRESS: AdminShippingRate = {
  ...STANDARD,
  id: '11111111-0000-4000-8000-000000000001',
  name: 'Express',
  amount: '18.00',
  freeFrom: null,
  states: ['MD', 'VA'],
  daysMin: 1,
  daysMax: 1,
  sortOrder: 2,
  isActive: false,
};

/** The API holds these rates. */
function givenRates(...rates: AdminShippingRate[]) {
  const settings = givenSettings();
  const stored = { rates };
  answer('get', '/api/admin/shipping-rates', () => ({ rates: stored.rates }));
  return { settings, stored };
}

const open = (): UserEvent => openSection(sections, '/admin/settings');
const card = (): HTMLElement => document.getElementById('settings-shipping-prices')!;
const isClosed = (form: HTMLElement): Promise<void> => waitFor(() => expect(form).not.toBeInTheDocument());

it('lists the rates with price, states and days', async () => {
  givenRates(STANDARD, EXPRESS);
  open();
  const rates = within(await screen.findByRole('list', { name: 'Shipping rates' })).getAllByRole('listitem');
  expect(rates.map(({ textContent }) => textContent)).toEqual([
    'Standard $6.00, free from $75.00Everywhere, 3 to 5 days',
    'Express Not offered$18.00MD, VA; 1 day',
  ]);
});

it('switches shipping prices on, and warns while no rate is offered', async () => {
  const { settings } = givenRates(EXPRESS);
  const saved = answer('put', '/api/admin/settings/pricing', ({ body }) => settings.save(body));
  const user = open();
  await user.click(await screen.findByRole('button', { name: 'Edit Shipping prices' }));
  const form = await dialog('Shipping prices');
  expect(within(form).queryByText('Sales tax')).not.toBeInTheDocument();
  await user.click(within(form).getByRole('combobox', { name: 'Shipping' }));
  await user.click(await screen.findByTitle('By shipping rates'));
  await press(user, form, 'Save');
  await isClosed(form);
  expect(saved.map(({ body }) => body)).toEqual([{ version: 1, values: { shippingMode: 'rates' } }]);
  expect(await within(card()).findByText('No rate is offered to shoppers, so nobody can order.')).toBeVisible();
});

it('adds a rate after everything that is wrong is said at its field', async () => {
  const { stored } = givenRates(STANDARD);
  const created = answer('post', '/api/admin/shipping-rates', () => {
    stored.rates = [STANDARD, EXPRESS];
    return EXPRESS;
  });
  const user = open();
  await user.click(await screen.findByRole('button', { name: 'Add shipping rate' }));
  const form = await dialog('Add shipping rate');
  await user.type(within(form).getByLabelText('On the way, at most'), '61');
  fill(form, 'Free from (optional)', '0');
  await press(user, form, 'Save');
  for (const problem of [
    'Please enter a name',
    'Please enter an amount',
    'Please enter an amount above zero',
    'Please enter both numbers of days or none',
    'On the way, at most must be a whole number from 1 to 60, for example 12',
  ])
    expect(await within(form).findByText(problem)).toBeVisible();
  expect(created).toEqual([]);
  fill(form, 'Name', ' Express ');
  fill(form, 'Price', '$18');
  fill(form, 'Free from (optional)', '');
  fill(form, 'On the way, at least', '1');
  fill(form, 'On the way, at most', '2');
  await user.type(within(form).getByRole('combobox', { name: 'States' }), 'maryl');
  await user.click(await screen.findByTitle('Maryland (MD)'));
  await press(user, form, 'Save');
  await isClosed(form);
  expect(created.map(({ body }) => body)).toEqual([
    { name: 'Express', amount: '18.00', freeFrom: null, states: ['MD'], daysMin: 1, daysMax: 2, sortOrder: 2, isActive: true },
  ]);
  expect(toasts()).toHaveTextContent('Shipping rate saved successfully');
  expect(screen.getByRole('button', { name: 'Edit Express' })).toBeVisible();
});

it('shows what the server says about a field', async () => {
  givenRates(STANDARD);
  const message = 'The longest time on the way cannot be below the shortest';
  const saved = answer('put', '/api/admin/shipping-rates/{id}', () =>
    refuse(400, message, { code: 'INVALID', errors: { daysMax: message } }),
  );
  const user = open();
  await user.click(await screen.findByRole('button', { name: 'Edit Standard' }));
  const form = await dialog('Edit shipping rate');
  fill(form, 'On the way, at most', '2');
  await press(user, form, 'Save');
  expect(await within(form).findByText(message)).toBeVisible();
  expect(saved.map(({ path, body }) => [path.id, body])).toEqual([
    [
      STANDARD.id,
      {
        name: 'Standard',
        amount: '6.00',
        freeFrom: '75.00',
        states: [],
        daysMin: 3,
        daysMax: 2,
        sortOrder: 1,
        isActive: true,
        version: 4,
      },
    ],
  ]);
});

it('asks whose price stays when two tabs changed it, and keeps what only the other one changed', async () => {
  givenRates(STANDARD);
  const theirs = { ...STANDARD, amount: '7.00', name: 'Ground', version: 5 };
  const saved = answer('put', '/api/admin/shipping-rates/{id}', ({ body }) =>
    body.version === theirs.version
      ? { ...theirs, amount: body.amount, version: 6 }
      : refuse(409, 'Someone else has changed this shipping rate meanwhile', { code: 'EDIT_CONFLICT', current: theirs }),
  );
  const user = open();
  await user.click(await screen.findByRole('button', { name: 'Edit Standard' }));
  const form = await dialog('Edit shipping rate');
  fill(form, 'Price', '8.00');
  await press(user, form, 'Save');
  const conflict = await dialog('Someone else has changed this shipping rate');
  expect(within(conflict).getByRole('row', { name: 'Price 8.00 7.00' })).toBeVisible();
  await press(user, conflict, 'Keep mine');
  await isClosed(form);
  expect(saved.at(-1)?.body).toMatchObject({ name: 'Ground', amount: '8.00', version: 5 });
});

it('deletes a rate after a question', async () => {
  const { stored } = givenRates(STANDARD, EXPRESS);
  const deleted = answer('delete', '/api/admin/shipping-rates/{id}', () => {
    stored.rates = [STANDARD];
    return { success: true };
  });
  const user = open();
  await user.click(await screen.findByRole('button', { name: 'Delete Express' }));
  await press(user, await dialog('Delete'), 'Delete');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Delete Express' })).not.toBeInTheDocument());
  expect(deleted.map(({ path }) => path.id)).toEqual([EXPRESS.id]);
  expect(toasts()).toHaveTextContent('Shipping rate deleted successfully');
});
