import { dialog, fill, openSection, press } from '@shop/admin-kit/testing';
import { answer, screen, waitFor, within } from '@shop/component-testing';
import { ALBANY, givenRules, MARYLAND } from '../../test/tax-rules.ts';
import sections from '../section.tsx';

it('asks once about each thing that may not be meant', async () => {
  givenRules({ ...MARYLAND, validFrom: '2027-08-01', validTo: '2027-08-31', rate: '0' });
  const created = answer('post', '/api/admin/tax-rules', () => ALBANY);
  const user = openSection(sections, '/admin/settings');
  await user.click(await screen.findByRole('button', { name: 'Add tax rule' }));
  const form = await dialog('Add tax rule');
  fill(form, 'Authority', 'Maryland');
  await user.type(within(form).getByRole('combobox', { name: 'State' }), 'maryl');
  await user.click(await screen.findByTitle('Maryland (MD)'));
  fill(form, 'Rate', '0.0625');
  fill(form, 'First day (optional)', '2027-08-12');
  await user.dblClick(within(form).getByRole('button', { name: 'Save' }));
  const asked = await within(form).findAllByRole('alert');
  expect(asked.map(({ textContent }) => textContent)).toEqual([
    '0.0625% of $100.00 is $0.06. A rate of 6.25% is written 6.25.',
    'From August 12, 2027 on this rule counts instead of “Maryland from August 1, 2027”, which has August 31, 2027 as its last day.',
  ]);
  expect(created).toEqual([]);
  const confirmation = within(form).getByRole('checkbox', { name: 'It is meant like this' });
  expect(confirmation).toHaveFocus();
  fill(form, 'Rate', '0.0725');
  await user.click(confirmation);
  await press(user, form, 'Save');
  expect(await within(form).findByText(/A rate of 7.25% is written/)).toBeVisible();
  expect(within(form).getByRole('checkbox')).not.toBeChecked();
  expect(created).toEqual([]);
  fill(form, 'Rate', '6.25');
  await user.click(within(form).getByRole('checkbox'));
  await press(user, form, 'Save');
  await waitFor(() => expect(form).not.toBeInTheDocument());
  expect(created.map(({ body }) => [body.rate, body.validFrom])).toEqual([['6.25', '2027-08-12']]);
  await user.click(screen.getByRole('button', { name: 'Add tax rule' }));
  expect(within(await dialog('Add tax rule')).queryByRole('checkbox')).not.toBeInTheDocument();
});
