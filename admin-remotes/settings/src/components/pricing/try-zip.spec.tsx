import { choose, fill, openSection, press } from '@shop/admin-kit/testing';
import { answer, refuse, screen, type UserEvent, within } from '@shop/component-testing';
import type { AdminProduct } from '@shop/contract';
import { givenCategories } from '../../../test/categories.ts';
import { givenSettings } from '../../../test/settings.ts';
import sections from '../../section.tsx';

const TEE = { id: 'tee', name: 'Eight Point Tee', price: '32.00', categoryId: 'Shirts' } as AdminProduct;
const MUG = { id: 'mug', name: 'Porch Mug', price: '14.00', categoryId: 'Mugs' } as AdminProduct;
const POSTER = { id: 'poster', name: 'Poster', price: '20.00', categoryId: null } as AdminProduct;

/** The list is long: only its first options are there until somebody types. */
async function chooseState(user: UserEvent, form: HTMLElement): Promise<void> {
  await user.type(within(form).getByRole('combobox', { name: 'State' }), 'new yo');
  await user.click(await screen.findByTitle('New York (NY)'));
}

it('tries a product as its category is taxed: the part of each authority, nothing without a rule, and a wrong ZIP code at its field', async () => {
  givenSettings();
  givenCategories({ Shirts: 'clothing', Mugs: 'other' });
  const products = [TEE, MUG, POSTER];
  answer('get', '/api/admin/products/page', { products, matching: 3, total: 3, uncategorized: 1, drafts: 0, waiting: 0 });
  const parts = [
    { authority: 'New York', rate: '4', taxable: '0.00', tax: '0.00' },
    { authority: 'Albany County', rate: '4', taxable: '32.00', tax: '1.28' },
  ];
  const message = 'ZIP code 97201 is not in New York. Please check the state and the ZIP code.';
  const tried = answer('post', '/api/admin/tax-rules/try', ({ body }) => {
    if (body.zipCode === '97201') return refuse(400, message, { code: 'ADDRESS_MISMATCH' });
    return body.taxKind === 'clothing' ? { tax: '1.28', parts } : { tax: '0.00', parts: [] };
  });
  const user = openSection(sections, '/admin/settings');
  const section = await screen.findByRole('region', { name: 'Try a ZIP code' });
  await press(user, section, 'Try');
  expect(await within(section).findByText('Please choose a state')).toBeVisible();
  expect(within(section).getByText('Please choose a product')).toBeVisible();
  await choose(user, 'Product', 'Eight Point Tee, $32.00');
  expect(within(section).getByLabelText('Price of one piece')).toHaveValue('32.00');
  await chooseState(user, section);
  fill(section, 'ZIP code', '97201');
  await press(user, section, 'Try');
  expect(await within(section).findByText(message)).toBeVisible();
  fill(section, 'ZIP code', '12207');
  await press(user, section, 'Try');
  const table = await within(section).findByRole('table', { name: 'Sales tax of the ZIP code' });
  expect(within(table).getByRole('row', { name: 'Albany County 4% $32.00 $1.28' })).toBeVisible();
  expect(within(section).getByText('Sales tax: $1.28')).toBeVisible();
  expect(within(section).getByText('Eight Point Tee is taxed as clothing, as its category Shirts says.')).toBeVisible();
  await choose(user, 'Product', 'Porch Mug, $14.00');
  expect(within(section).queryByRole('table')).not.toBeInTheDocument();
  fill(section, 'Shipping (optional)', '6');
  await press(user, section, 'Try');
  expect(await within(section).findByText('No tax is collected there.')).toBeVisible();
  expect(within(section).getByText('Porch Mug is taxed as other goods, as its category Mugs says.')).toBeVisible();
  await choose(user, 'Product', 'Poster, $20.00');
  await press(user, section, 'Try');
  expect(await within(section).findByText('Poster has no category, so it is taxed as other goods.')).toBeVisible();
  const place = { state: 'NY', zipCode: '12207' };
  expect(tried.map(({ body }) => body).slice(1)).toEqual([
    { ...place, amount: '32.00', taxKind: 'clothing', shippingAmount: null },
    { ...place, amount: '14.00', taxKind: 'other', shippingAmount: '6.00' },
    { ...place, amount: '20.00', taxKind: 'other', shippingAmount: '6.00' },
  ]);
});
