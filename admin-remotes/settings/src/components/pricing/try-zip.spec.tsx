import { choose, fill, openSection, press } from '@shop/admin-kit/testing';
import { answer, refuse, screen, type UserEvent, within } from '@shop/component-testing';
import { givenSettings } from '../../../test/settings.ts';
import sections from '../../section.tsx';

/** The list is long: only its first options are there until somebody types. */
async function chooseState(user: UserEvent, form: HTMLElement): Promise<void> {
  await user.type(within(form).getByRole('combobox', { name: 'State' }), 'new yo');
  await user.click(await screen.findByTitle('New York (NY)'));
}

it('tries a ZIP code: the part of each authority, nothing without a rule, and a ZIP code of another state at its field', async () => {
  givenSettings();
  const parts = [
    { authority: 'New York', rate: '4', taxable: '0.00', tax: '0.00' },
    { authority: 'Albany County', rate: '4', taxable: '50.00', tax: '2.00' },
  ];
  const message = 'ZIP code 97201 is not in New York. Please check the state and the ZIP code.';
  const tried = answer('post', '/api/admin/tax-rules/try', ({ body }) => {
    if (body.zipCode === '97201') return refuse(400, message, { code: 'ADDRESS_MISMATCH' });
    return body.taxKind === 'clothing' ? { tax: '2.00', parts } : { tax: '0.00', parts: [] };
  });
  const user = openSection(sections, '/admin/settings');
  const section = await screen.findByRole('region', { name: 'Try a ZIP code' });
  await press(user, section, 'Try');
  expect(await within(section).findByText('Please choose a state')).toBeVisible();
  await chooseState(user, section);
  fill(section, 'ZIP code', '97201');
  await press(user, section, 'Try');
  expect(await within(section).findByText(message)).toBeVisible();
  fill(section, 'ZIP code', '12207');
  await press(user, section, 'Try');
  const table = await within(section).findByRole('table', { name: 'Sales tax of the ZIP code' });
  expect(within(table).getByRole('row', { name: 'Albany County 4% $50.00 $2.00' })).toBeVisible();
  expect(within(section).getByText('Sales tax: $2.00')).toBeVisible();
  await choose(user, 'Kind', 'Other');
  expect(within(section).queryByRole('table')).not.toBeInTheDocument();
  fill(section, 'Shipping (optional)', '6');
  await press(user, section, 'Try');
  expect(await within(section).findByText('No tax is collected there.')).toBeVisible();
  expect(tried.map(({ body }) => body).slice(1)).toEqual([
    { state: 'NY', zipCode: '12207', amount: '50.00', taxKind: 'clothing', shippingAmount: null },
    { state: 'NY', zipCode: '12207', amount: '50.00', taxKind: 'other', shippingAmount: '6.00' },
  ]);
});
