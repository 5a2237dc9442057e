import { choose, dialog, fill, openSection, press, toasts } from '@shop/admin-kit/testing';
import { answer, refuse, screen, type UserEvent, waitFor, within } from '@shop/component-testing';
import { givenCategories } from '../../test/categories.ts';
import { ALBANY, givenRules, MARYLAND } from '../../test/tax-rules.ts';
import sections from '../section.tsx';

const open = (): UserEvent => openSection(sections, '/admin/settings');
const card = (id = 'sales-tax') => within(document.getElementById(`settings-${id}`)!);
/** The list is long: only its first options are there until somebody types. */
async function chooseState(user: UserEvent, form: HTMLElement): Promise<void> {
  await user.type(within(form).getByRole('combobox', { name: 'State' }), 'new yo');
  await user.click(await screen.findByTitle('New York (NY)'));
}
const isClosed = (form: HTMLElement): Promise<void> => waitFor(() => expect(form).not.toBeInTheDocument());

it('lists the rules by state, and the categories that are clothing', async () => {
  givenRules(ALBANY, MARYLAND);
  givenCategories({ Hats: 'other', Shirts: 'clothing' });
  const user = open();
  const states = await screen.findAllByRole('button', { name: /\(1 rule\)/ });
  expect(states.map(({ textContent }) => textContent)).toEqual(['Maryland (1 rule)', 'New York (1 rule)']);
  await user.click(states[1]!);
  const rules = await screen.findByRole('list', { name: 'Tax rules of New York' });
  expect(rules).toHaveTextContent(
    'Albany County 4%ZIP 12201-12212, 12007, 12009, 12023 and 1 moreClothing below $110.00 is not taxedShipping is taxed by share' +
      'From March 1, 2027',
  );
  expect(card().getByText(/^Shirts/)).toBeVisible();
  expect(card().getByText('Your accountant decides what is taxed where. This shop adds up what you enter.')).toBeVisible();
});

it('switches sales tax on, warns without a rule, and says that the older sentence is not shown', async () => {
  const { settings } = givenRules();
  const saved = answer('put', '/api/admin/settings/pricing', ({ body }) => settings.save(body));
  const user = open();
  await user.click(await screen.findByRole('button', { name: 'Edit Sales tax' }));
  const form = await dialog('Sales tax');
  expect(card('orders').queryByText('Not shown while sales tax is collected')).not.toBeInTheDocument();
  await user.click(within(form).getByRole('combobox', { name: 'Sales tax' }));
  await user.click(await screen.findByTitle('By tax rules'));
  await press(user, form, 'Save');
  await isClosed(form);
  expect(saved.map(({ body }) => body)).toEqual([{ version: 1, values: { taxMode: 'table' } }]);
  expect(await card().findByText('There is no rule, so no order is taxed.')).toBeVisible();
  expect(card('orders').getByText('Not shown while sales tax is collected')).toBeVisible();
});

it('adds a rule after everything that is wrong is said at its field', async () => {
  const { stored } = givenRules();
  const created = answer('post', '/api/admin/tax-rules', () => {
    stored.rules = [ALBANY];
    return ALBANY;
  });
  const user = open();
  await user.click(await screen.findByRole('button', { name: 'Add tax rule' }));
  const form = await dialog('Add tax rule');
  await choose(user, 'Clothing', 'Not taxed while a piece costs less than a limit');
  fill(form, 'Rate', '31');
  fill(form, 'ZIP codes (optional)', '12212-12201');
  fill(form, 'First day (optional)', '2027-03-01');
  fill(form, 'Last day (optional)', '2027-02-01');
  await press(user, form, 'Save');
  for (const problem of [
    'Please enter who collects the tax',
    'Please choose a state',
    'The rate must be a percentage from 0 to 30 with at most 4 decimals',
    'Please write ZIP codes like 12207 or 12007-12009',
    'Please enter an amount',
    'The last day cannot be before the first',
  ])
    expect(await within(form).findByText(problem)).toBeVisible();
  expect(created).toEqual([]);
  fill(form, 'Authority', 'Albany County');
  await chooseState(user, form);
  fill(form, 'Rate', '4 %');
  fill(form, 'ZIP codes (optional)', '12201-12212, 12007');
  fill(form, 'Limit of one piece', '110');
  fill(form, 'Last day (optional)', '');
  await press(user, form, 'Save');
  await isClosed(form);
  const body = {
    authority: 'Albany County',
    state: 'NY',
    zipRanges: ['12201-12212', '12007'],
    rate: '4',
    clothing: 'exempt_below',
    clothingAmount: '110.00',
    shipping: 'no',
    deliveryFee: null,
    deliveryFeeFrom: null,
    validFrom: '2027-03-01',
    validTo: null,
  };
  expect(created.map((request) => request.body)).toEqual([body]);
  expect(toasts()).toHaveTextContent('Tax rule saved successfully');
  expect(screen.getByRole('button', { name: 'Edit Albany County from March 1, 2027' })).toBeVisible();
});

it('replaces a rule, and asks which rate stays when two tabs changed it', async () => {
  givenRules(MARYLAND);
  const theirs = { ...MARYLAND, rate: '6.5', version: 2 };
  const saved = answer('put', '/api/admin/tax-rules/{id}', ({ body }) =>
    body.version === theirs.version
      ? { ...theirs, version: 3 }
      : refuse(409, 'Someone else has changed this tax rule meanwhile', { code: 'EDIT_CONFLICT', current: theirs }),
  );
  const user = open();
  await user.click(await screen.findByRole('button', { name: 'Edit Maryland' }));
  const form = await dialog('Edit tax rule');
  fill(form, 'Rate', '7');
  await press(user, form, 'Save');
  const conflict = await dialog('Someone else has changed this tax rule');
  expect(within(conflict).getByRole('row', { name: 'Rate 7 6.5' })).toBeVisible();
  await press(user, conflict, 'Take theirs');
  expect(within(form).getByLabelText('Rate')).toHaveValue('6.5');
  expect(saved.map(({ path, body }) => [path.id, body.rate, body.version])).toEqual([[MARYLAND.id, '7', 1]]);
});

it('deletes a rule after a question', async () => {
  const { stored } = givenRules(MARYLAND);
  const deleted = answer('delete', '/api/admin/tax-rules/{id}', () => {
    stored.rules = [];
    return { success: true };
  });
  const user = open();
  await user.click(await screen.findByRole('button', { name: 'Delete Maryland' }));
  await press(user, await dialog('Delete'), 'Delete');
  expect(await card().findByText('No tax rules yet.')).toBeVisible();
  expect(deleted.map(({ path }) => path.id)).toEqual([MARYLAND.id]);
});
