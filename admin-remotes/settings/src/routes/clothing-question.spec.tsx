import { choose, dialog, fill, openSection, press } from '@shop/admin-kit/testing';
import { answer, screen, waitFor, within } from '@shop/component-testing';
import { givenCategories } from '../../test/categories.ts';
import { ALBANY, givenRules, MARYLAND } from '../../test/tax-rules.ts';
import sections from '../section.tsx';

const QUESTION = { name: 'Which categories are clothing?' };

it('asks beside the rules which categories are clothing, while a rule excepts clothing and no category is', async () => {
  givenRules(ALBANY, MARYLAND);
  const saved = givenCategories({ Hats: 'other', Mugs: 'other', Shirts: 'other' });
  const user = openSection(sections, '/admin/settings');
  const question = await screen.findByRole('group', QUESTION);
  expect(question).toHaveTextContent('No category is, so exceptions for clothing apply to nothing');
  await user.click(within(question).getByRole('checkbox', { name: 'Mugs' }));
  await press(user, question, 'These categories are clothing');
  const answered = (await screen.findByText('Clothing from now on: Hats, Shirts')).closest('[tabindex="-1"]');
  await waitFor(() => expect(answered).toHaveFocus());
  expect(screen.queryByRole('group', QUESTION)).not.toBeInTheDocument();
  expect(saved).toEqual([
    { name: 'Hats', slug: 'hats', taxKind: 'clothing', version: 1 },
    { name: 'Shirts', slug: 'shirts', taxKind: 'clothing', version: 1 },
  ]);
  expect(await screen.findByText(/^Hats, Shirts/)).toBeVisible();
});

it.each([
  ['no rule excepts clothing', [MARYLAND], { Hats: 'other' }],
  ['a category is clothing', [ALBANY], { Hats: 'clothing', Mugs: 'other' }],
] as const)('asks nothing when %s', async (_case, rules, kinds) => {
  givenRules(...rules);
  givenCategories(kinds);
  openSection(sections, '/admin/settings');
  expect(await screen.findByText(/Categories that are clothing/)).toBeVisible();
  expect(screen.queryByRole('group', QUESTION)).not.toBeInTheDocument();
});

it('asks when such a rule is saved, and saves without another question once a category is clothing', async () => {
  givenRules();
  givenCategories({ Hats: 'other' });
  const created = answer('post', '/api/admin/tax-rules', () => ALBANY);
  const user = openSection(sections, '/admin/settings');
  await user.click(await screen.findByRole('button', { name: 'Add tax rule' }));
  const form = await dialog('Add tax rule');
  fill(form, 'Authority', 'Pennsylvania');
  await user.type(within(form).getByRole('combobox', { name: 'State' }), 'pennsyl');
  await user.click(await screen.findByTitle('Pennsylvania (PA)'));
  fill(form, 'Rate', '6');
  expect(within(form).queryByRole('group', QUESTION)).not.toBeInTheDocument();
  await choose(user, 'Clothing', 'Not taxed while a piece costs less than a limit');
  await within(form).findByLabelText('Limit of one piece');
  fill(form, 'Limit of one piece', '110');
  await press(user, form, 'Save');
  const doubt = 'No category is clothing, so this rule taxes every piece in full.';
  expect(await within(form).findByText(doubt)).toBeVisible();
  expect(created).toEqual([]);
  await press(user, within(form).getByRole('group', QUESTION), 'These categories are clothing');
  expect(await within(form).findByText('Clothing from now on: Hats')).toBeVisible();
  await waitFor(() => expect(within(form).queryByText(doubt)).not.toBeInTheDocument());
  await press(user, form, 'Save');
  await waitFor(() => expect(form).not.toBeInTheDocument());
  expect(created.map(({ body }) => [body.state, body.clothing])).toEqual([['PA', 'exempt_below']]);
});
