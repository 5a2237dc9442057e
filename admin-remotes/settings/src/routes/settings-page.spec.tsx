import { choose, dialog, openSection } from '@shop/admin-kit/testing';
import { answer, fireEvent, screen, waitFor, within } from '@shop/component-testing';
import type { Group } from '@shop/contract/settings-fields';
import { givenSettings } from '../../test/settings.ts';
import sections from '../section.tsx';

/** All that a real setting would add to the admin. */
jest.mock('../../../../backend/contract/settings/orders.js', () => {
  const { orders } = jest.requireActual<{ orders: Group }>('../../../../backend/contract/settings/orders.js');
  const giftNote = {
    kind: 'text',
    label: 'Note on gifts',
    hint: 'Printed on the note of a gift.',
    min: 3,
    max: 20,
    required: 'A gift needs a note',
    default: 'Made with care',
  } as const;
  return { orders: { ...orders, fields: { ...orders.fields, giftNote } } };
});

const VALUES = {
  giftNote: 'Made with care',
  officeHours: [{ days: 'Monday', hours: '9 to 5' }],
  impact: [{ value: '47', label: 'Employees' }],
  delivery: null,
};

async function openForm(group: string) {
  const shop = givenSettings();
  shop.settings = { ...shop.settings, values: { ...shop.settings.values, ...VALUES } };
  const user = openSection(sections, '/admin/settings');
  await user.click(await screen.findByRole('button', { name: `Edit ${group}` }));
  const form = within(await dialog(group));
  return { user, form, shop, save: () => user.click(form.getByRole('button', { name: 'Save' })) };
}

it('shows, edits and saves a setting that is described in this test alone', async () => {
  const { user, form, shop, save } = await openForm('Orders');
  const saved = answer('put', '/api/admin/settings/orders', ({ body }) => shop.save(body));
  const note = form.getByLabelText('Note on gifts');
  expect(note).toHaveValue('Made with care');
  expect(form.getByText('Printed on the note of a gift.')).toBeVisible();
  await user.clear(note);
  await save();
  expect(await form.findByText('A gift needs a note')).toBeVisible();
  await user.type(note, 'From Ruth, who makes it');
  await save();
  expect(await form.findByText('Note on gifts must be at most 20 characters')).toBeVisible();
  await user.clear(note);
  await user.type(note, 'From Ruth');
  await save();
  await waitFor(() => expect(saved.map(({ body }) => body)).toEqual([{ version: 1, values: { giftNote: 'From Ruth' } }]));
});

it.each([
  ['Client invoices', ['Due after', 'Other ways to pay']],
  ['Notices to staff', ['New order', 'Email addresses']],
  ['Brand', ['Name', 'Portfolio owner']],
  ['Contact and hours', ['Email', 'Phone', 'Street', 'ZIP code', 'Days', 'Hours', 'Time zone']],
  ['Figures and claims', ['Figure', 'What it counts', 'Per accepted design', 'Revenue share']],
])('has the inputs of %s', async (group, labels) => {
  const { form } = await openForm(group);
  for (const label of labels) expect(form.getByLabelText(label)).toBeEnabled();
});

it('asks for all days of the delivery time or for none', async () => {
  const { user, form, shop, save } = await openForm('Shipping and returns');
  const saved = answer('put', '/api/admin/settings/delivery', ({ body }) => shop.save(body));
  await user.type(form.getByLabelText('Packed within'), '2');
  await save();
  expect(await form.findAllByText('Please enter the days')).toHaveLength(2);
  await user.type(form.getByLabelText('On the way, at least'), '3');
  await user.type(form.getByLabelText('On the way, at most'), '5');
  await save();
  const delivery = { packDays: 2, transitDaysMin: 3, transitDaysMax: 5 };
  await waitFor(() => expect(saved.map(({ body }) => body)).toEqual([{ version: 1, values: { delivery } }]));
});

it('sends an announcement as the API takes it', async () => {
  const { user, form, shop, save } = await openForm('Announcement bar');
  const saved = answer('put', '/api/admin/settings/announcement', ({ body }) => shop.save(body));
  await user.type(form.getByLabelText('Text'), ' Back soon ');
  await save();
  const announcement = { text: 'Back soon', link: null };
  await waitFor(() => expect(saved.map(({ body }) => body)).toEqual([{ version: 1, values: { announcement } }]));
});

it('offers alerts to shoppers, once for a double click', async () => {
  const { user, form, shop, save } = await openForm('Tell me when it is back');
  const saved = answer('put', '/api/admin/settings/alerts', ({ body }) => shop.save(body));
  await user.click(form.getByRole('switch', { name: 'Offer alerts' }));
  await save();
  await waitFor(() => expect(shop.settings.values.stockAlerts).toBe(true));
  expect(saved.map(({ body }) => body)).toEqual([{ version: 1, values: { stockAlerts: true } }]);
});

type Shop = ReturnType<typeof givenSettings>;

const SAVES: [group: string, label: string, typed: string, values: object, given: (shop: Shop) => { body: unknown }[]][] = [
  [
    'Client invoices',
    'Other ways to pay',
    'By check',
    { invoicePaymentNote: 'By check' },
    (shop) => answer('put', '/api/admin/settings/invoices', ({ body }) => shop.save(body)),
  ],
  [
    'Figures and claims',
    'Revenue share',
    '60%',
    { revenueShare: '60%' },
    (shop) => answer('put', '/api/admin/settings/claims', ({ body }) => shop.save(body)),
  ],
  [
    'Notices to staff',
    'Email addresses',
    'ana@shop.test',
    { noticeAddresses: ['ana@shop.test'] },
    (shop) => answer('put', '/api/admin/settings/notices', ({ body }) => shop.save(body)),
  ],
];

it.each(SAVES)('saves what is changed in %s, and nothing else', async (group, label, typed, values, given) => {
  const { form, shop, save } = await openForm(group);
  const saved = given(shop);
  fireEvent.change(form.getByLabelText(label), { target: { value: typed } });
  await save();
  await waitFor(() => expect(saved.map(({ body }) => body)).toEqual([{ version: 1, values }]));
});

it('saves a profile that is added', async () => {
  const { user, form, shop, save } = await openForm('Social');
  const saved = answer('put', '/api/admin/settings/social', ({ body }) => shop.save(body));
  await user.click(form.getByRole('button', { name: 'Add a profile' }));
  fireEvent.change(form.getByLabelText('Name'), { target: { value: 'Instagram' } });
  fireEvent.change(form.getByLabelText('Address'), { target: { value: 'https://www.instagram.com/own' } });
  await save();
  const social = [{ name: 'Instagram', url: 'https://www.instagram.com/own' }];
  await waitFor(() => expect(saved.map(({ body }) => body)).toEqual([{ version: 1, values: { social } }]));
});

it('saves whom the clothes are for', async () => {
  const { user, shop, save } = await openForm('Product feeds');
  const saved = answer('put', '/api/admin/settings/feeds', ({ body }) => shop.save(body));
  await choose(user, 'Gender', 'Women');
  await save();
  await waitFor(() => expect(saved.map(({ body }) => body)).toEqual([{ version: 1, values: { gender: 'female' } }]));
});
