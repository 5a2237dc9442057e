import { dialog, fill, openSection, press, toasts } from '@shop/admin-kit/testing';
import { answer, refuse, screen, type UserEvent, waitFor, within } from '@shop/component-testing';
import { givenSettings } from '../../test/settings.ts';
import sections from '../section.tsx';

const PASSWORD = 'copper meadow 58 lantern';
const open = (search = ''): UserEvent => openSection(sections, `/admin/settings${search}`);

async function edit(user: UserEvent, group: string): Promise<HTMLElement> {
  await user.click(await screen.findByRole('button', { name: `Edit ${group}` }));
  return dialog(group);
}

const save = (user: UserEvent, form: HTMLElement): Promise<void> => press(user, form, 'Save');
const isClosed = (form: HTMLElement): Promise<void> => waitFor(() => expect(form).not.toBeInTheDocument());
const card = (group: string): HTMLElement => document.getElementById(`settings-${group}`)!;

/** The dialog for the password, after `typed` is saved as the handle. */
async function changeHandles(user: UserEvent, form: HTMLElement, typed: Record<string, string>): Promise<HTMLElement> {
  for (const [label, handle] of Object.entries(typed)) fill(form, label, handle);
  await save(user, form);
  return dialog('Payments will go to another account');
}

function givenHandles() {
  const shop = givenSettings();
  answer('get', '/api/admin/me/second-factors', { totp: false, passkeys: [], recoveryCodes: 0 });
  answer('get', '/api/admin/orders/unpaid', { venmo: 1, cashapp: 0, zelle: 0 });
  const asked = answer('post', '/api/admin/me/confirm', ({ body }) =>
    'password' in body && body.password === PASSWORD
      ? new Response(null, { status: 204 })
      : refuse(403, 'The password is not correct'),
  );
  return { shop, asked };
}

it.each([
  ['Venmo', 'not a handle!!', 'A Venmo name has 5 to 30 letters, digits, - or _'],
  ['Cash App', 'yourshop', 'A $Cashtag starts with $ and a letter and has up to 20 letters, digits or _'],
  ['Zelle', '410-555', 'Zelle needs an email address or a US phone number'],
])('says what is wrong with the handle of %s instead of asking for the password', async (label, typed, problem) => {
  const { asked } = givenHandles();
  const user = open();
  const form = await edit(user, 'Getting paid');
  fill(form, label, typed);
  await save(user, form);
  expect(await within(form).findByText(problem)).toBeVisible();
  expect(screen.queryByRole('dialog', { name: 'Payments will go to another account' })).not.toBeInTheDocument();
  expect(asked).toEqual([]);
});

it('asks for the password before payments go to another account', async () => {
  const { shop, asked } = givenHandles();
  const saved = answer('put', '/api/admin/settings/payments', ({ body }) => shop.save(body));
  const user = open();
  const form = await edit(user, 'Getting paid');
  const confirm = await changeHandles(user, form, { Venmo: '@Second-Start', Zelle: '' });
  await waitFor(() => expect(confirm).toHaveTextContent('1 unpaid order was told the old handle'));
  expect(confirm).toHaveTextContent('@LastingFreedom → @Second-Start');
  fill(confirm, 'Your password', 'not the password');
  await press(user, confirm, 'Change where payments go');
  expect(await within(confirm).findByText('The password is not correct')).toBeVisible();
  expect(saved).toEqual([]);
  fill(confirm, 'Your password', PASSWORD);
  await press(user, confirm, 'Change where payments go');
  await isClosed(form);
  expect(asked).toHaveLength(2);
  expect(saved.at(-1)?.body).toEqual({ version: 1, values: { venmo: '@Second-Start', zelle: '' } });
});

it('returns a handle to its default after the password', async () => {
  const { shop } = givenHandles();
  shop.changeElsewhere({ venmo: '@Second-Start' });
  const reset = answer('delete', '/api/admin/settings/payments/{field}', () => {
    shop.changeElsewhere({ venmo: '@LastingFreedom' });
    return shop.settings;
  });
  const user = open();
  await user.click(await screen.findByRole('button', { name: 'Back to default: Venmo' }));
  const confirm = await dialog('Payments will go to another account');
  fill(confirm, 'Your password', PASSWORD);
  await press(user, confirm, 'Change where payments go');
  await isClosed(confirm);
  await waitFor(() => expect(card('payments')).toHaveTextContent('@LastingFreedom'));
  expect(reset.map(({ path }) => path)).toEqual([{ field: 'venmo' }]);
});

it('says which values are yours, and returns one to its default after a question', async () => {
  const shop = givenSettings();
  shop.changeElsewhere({ shopName: 'Second Start' });
  const reset = answer('delete', '/api/admin/settings/{group}/{field}', () => {
    shop.changeElsewhere({ shopName: 'Lasting Freedom' });
    shop.settings.source['shopName'] = 'default';
    return shop.settings;
  });
  const user = open();
  expect(await screen.findByText('Second Start')).toBeVisible();
  expect(within(card('brand')).getByText('Yours')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Back to default: Name' }));
  await press(user, await dialog('Back to the default?'), 'Back to default');
  await waitFor(() => expect(card('brand')).toHaveTextContent('Lasting Freedom'));
  expect(card('brand')).not.toHaveTextContent('Yours');
  expect(reset.map(({ path }) => path)).toEqual([{ group: 'brand', field: 'shopName' }]);
});

describe('when another admin has saved meanwhile', () => {
  it('shows both versions of a field that both have changed', async () => {
    const shop = givenSettings();
    answer('put', '/api/admin/settings/brand', ({ body }) => shop.save(body));
    const user = open();
    const form = await edit(user, 'Brand');
    fill(form, 'Tagline', 'My line');
    shop.changeElsewhere({ tagline: 'Their line' });
    await save(user, form);
    const conflict = await dialog('Someone else has changed this setting');
    expect(within(conflict).getByRole('row', { name: 'Tagline My line Their line' })).toBeVisible();
    await press(user, conflict, 'Keep mine');
    await isClosed(form);
    expect(shop.settings.values.tagline).toBe('My line');
    expect(card('brand')).toHaveTextContent('My line');
  });

  it('asks nothing about other groups, and keeps both', async () => {
    const shop = givenSettings();
    answer('put', '/api/admin/settings/brand', ({ body }) => shop.save(body));
    const user = open();
    const form = await edit(user, 'Brand');
    fill(form, 'Tagline', 'My line');
    shop.changeElsewhere({ announcement: { text: 'Hello', link: null } });
    await save(user, form);
    await isClosed(form);
    expect(shop.settings.values).toMatchObject({ tagline: 'My line', announcement: { text: 'Hello' } });
  });
});

describe('the test mail', () => {
  const id = '22222222-0000-4000-8000-000000000000';

  it.each([
    ['smtp', 'Test mail sent to olivia@example.com'],
    ['file', 'No mail was sent'],
  ] as const)('says what happened to it: %s', async (transport, text) => {
    givenSettings();
    answer('post', '/api/admin/settings/test-mail', { id, to: ['olivia@example.com'], transport });
    const user = open();
    await user.click(await screen.findByRole('button', { name: 'Send a test mail' }));
    await waitFor(() => expect(toasts()).toHaveTextContent(text));
  });

  it('has arrived when its link is opened, once', async () => {
    givenSettings();
    const arrived = answer('post', '/api/admin/settings/test-mail/{id}/arrived', () => new Response(null, { status: 204 }));
    open(`?test-mail=${id}`);
    await waitFor(() => expect(toasts()).toHaveTextContent('The test mail has arrived'));
    expect(window.location.search).toBe('');
    expect(arrived.map(({ path }) => path['id'])).toEqual([id]);
  });
});
