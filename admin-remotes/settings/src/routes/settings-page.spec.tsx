import { openSection } from '@shop/admin-kit/testing';
import { answer, screen, waitFor, within } from '@shop/component-testing';
import type { AdminSettings, ShopSettings } from '@shop/contract';
import type { Group } from '@shop/contract/settings-fields';
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

const SETTINGS: AdminSettings & { values: { giftNote: string } } = {
  version: 3,
  cardPayments: 'sandbox',
  offeredMethods: ['card', 'apple-pay', 'venmo'],
  source: { giftNote: 'default' },
  values: {
    giftNote: 'Made with care',
    shopName: 'Ours',
    tagline: 'Line',
    portfolioOwner: 'Ana',
    hero: null,
    email: 'a@b.example',
    phone: '410 555 0100',
    postalAddress: { street: '1 Street', city: 'Baltimore', state: 'MD', zipCode: '21201' },
    officeHours: [{ days: 'Monday', hours: '9 to 5' }],
    timeZone: 'America/New_York',
    social: [{ name: 'Instagram', url: null }],
    venmo: '@Ours-Shop',
    cashapp: '',
    zelle: 'pay@ours.example',
    unpaidOrderHours: 48,
    overdueDays: 3,
    onTheWayDays: 10,
    closedUntil: null,
    salesTax: 'undecided',
    invoiceDueDays: 30,
    invoicePaymentNote: '',
    newOrderNotices: true,
    soldOutNotices: false,
    paymentNotices: true,
    messageNotices: true,
    noticeAddresses: ['a@b.example', 'c@d.example'],
    impact: [{ value: '47', label: 'Employees' }],
    designPayment: '$500+',
    revenueShare: '50%',
    announcement: null,
    delivery: null,
    returns: null,
    gender: 'unisex',
    ageGroup: 'adult',
  },
};

const venmo = { label: 'Venmo handle', placeholder: '@your-shop', maxLength: 31, value: '@Ours-Shop' };

async function openForm(group: string) {
  answer('get', '/api/settings', {
    ...SETTINGS.values,
    paymentHandles: { venmo: '@Ours-Shop', cashapp: '', zelle: 'pay@ours.example' },
    paymentMethods: [{ id: 'venmo', kind: 'manual', label: 'Venmo', shortLabel: 'Venmo', handle: venmo, payUrl: null }],
    cardPayments: 'sandbox',
    offeredMethods: ['venmo'],
    closed: null,
    pages: [],
  } satisfies ShopSettings);
  answer('get', '/api/admin/settings', SETTINGS);
  const user = openSection(sections, '/admin/settings');
  await user.click(await screen.findByRole('button', { name: `Edit ${group}` }));
  const dialog = within(await screen.findByRole('dialog', { name: group }));
  return { user, dialog, save: () => user.click(dialog.getByRole('button', { name: 'Save' })) };
}

it('shows, edits and saves a setting that is described in this test alone', async () => {
  const saved = answer('put', '/api/admin/settings/orders', SETTINGS);
  const { user, dialog, save } = await openForm('Orders');
  const note = dialog.getByLabelText('Note on gifts');
  expect(note).toHaveValue('Made with care');
  expect(note).toHaveAttribute('maxlength', '20');
  expect(dialog.getByText('Printed on the note of a gift.')).toBeVisible();
  await user.clear(note);
  await save();
  expect(await dialog.findByText('A gift needs a note')).toBeVisible();
  await user.type(note, 'From Ruth');
  await save();
  await waitFor(() => expect(saved.map(({ body }) => body)).toEqual([{ version: 3, values: { giftNote: 'From Ruth' } }]));
});

it.each([
  ['Client invoices', ['Due after', 'Other ways to pay']],
  ['Notices to staff', ['New order', 'Email addresses']],
  ['Brand', ['Name', 'Portfolio owner']],
  ['Contact and hours', ['Email', 'Phone', 'Street', 'ZIP code', 'Days', 'Hours', 'Time zone']],
  ['Figures and claims', ['Figure', 'What it counts', 'Per accepted design', 'Revenue share']],
])('has the inputs of %s', async (group, labels) => {
  const { dialog } = await openForm(group);
  for (const label of labels) expect(dialog.getByLabelText(label)).toBeEnabled();
});

it('asks for all days of the delivery time or for none', async () => {
  const saved = answer('put', '/api/admin/settings/delivery', SETTINGS);
  const { user, dialog, save } = await openForm('Shipping and returns');
  await user.type(dialog.getByLabelText('Packed within'), '2');
  await save();
  expect(await dialog.findAllByText('Please enter the days')).toHaveLength(2);
  await user.type(dialog.getByLabelText('On the way, at least'), '3');
  await user.type(dialog.getByLabelText('On the way, at most'), '5');
  await save();
  const delivery = { packDays: 2, transitDaysMin: 3, transitDaysMax: 5 };
  await waitFor(() => expect(saved.map(({ body }) => body)).toEqual([{ version: 3, values: { delivery } }]));
});

it('sends lists, days and announcements as the API takes them', async () => {
  const saved = answer('put', '/api/admin/settings/announcement', SETTINGS);
  const { user, dialog, save } = await openForm('Announcement bar');
  await user.type(dialog.getByLabelText('Text'), ' Back soon ');
  await save();
  const announcement = { text: 'Back soon', link: null };
  await waitFor(() => expect(saved.map(({ body }) => body)).toEqual([{ version: 3, values: { announcement } }]));
});
