import { dialog, openSection, press } from '@shop/admin-kit/testing';
import { answer, refuse, screen, type UserEvent, waitFor, within } from '@shop/component-testing';
import { givenSettings } from '../../test/settings.ts';
import sections from '../section.tsx';

function givenShop() {
  answer('get', '/api/admin/tax-rules', { rules: [] });
  return givenSettings();
}
const card = () => within(document.getElementById('settings-sales-tax')!);

async function openForm(): Promise<{ user: UserEvent; form: HTMLElement }> {
  const user = openSection(sections, '/admin/settings');
  await user.click(await screen.findByRole('button', { name: 'Edit Sales tax' }));
  return { user, form: await dialog('Sales tax') };
}

async function chooseStripeTax(user: UserEvent, form: HTMLElement): Promise<void> {
  await user.click(within(form).getByRole('combobox', { name: 'Sales tax' }));
  await user.click(await screen.findByTitle('By Stripe Tax'));
  await press(user, form, 'Save');
}

it('says what Stripe Tax costs and needs before the rules that stand in for it', async () => {
  const settings = givenShop();
  answer('put', '/api/admin/settings/pricing', ({ body }) => settings.save(body));
  const { user, form } = await openForm();
  expect(card().queryByText('Stripe Tax works out the sales tax')).not.toBeInTheDocument();
  await chooseStripeTax(user, form);
  await waitFor(() => expect(form).not.toBeInTheDocument());
  expect(await card().findByText('Stripe Tax works out the sales tax')).toBeVisible();
  expect(card().getByText(/about \$0\.50 for each paid order/)).toBeVisible();
});

it('shows why Stripe Tax cannot be chosen', async () => {
  givenShop();
  const message = 'Stripe Tax needs the card payments of Stripe.';
  answer('put', '/api/admin/settings/pricing', () => refuse(400, message, { code: 'TAX_UNAVAILABLE' }));
  const { user, form } = await openForm();
  await chooseStripeTax(user, form);
  expect(await screen.findByText(message)).toBeVisible();
});
