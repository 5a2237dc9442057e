import { dialog, fill, openSection, press, toasts } from '@shop/admin-kit/testing';
import { answer, refuse, screen, waitFor, within } from '@shop/component-testing';
import { PasswordCard } from './password-card.tsx';
import { SecondStepCard } from './second-step-card.tsx';

const CARDS = (
  <>
    <PasswordCard />
    <SecondStepCard />
  </>
);
const SECTION = { id: 'account', title: 'My account', routes: [{ path: '*', element: CARDS }] };
const OLD = 'copper meadow 58 lantern';
const NEW = 'seven quiet rivers 21';

function open() {
  answer('get', '/api/admin/me/second-factors', { totp: true, passkeys: [], recoveryCodes: 2 });
  return openSection([SECTION], '/admin/account');
}

it('changes the password, and says at its field that the current one is wrong', async () => {
  const user = open();
  const changed = answer('put', '/api/admin/me/password', ({ body }) =>
    body.current === OLD
      ? { token: 'next', user: { id: 'a', username: 'owner', isAdmin: true } }
      : refuse(400, 'Invalid', { errors: { current: 'The password is not correct' } }),
  );
  const form = screen.getByRole('main');
  fill(form, 'Current password', 'something else');
  fill(form, 'New password', NEW);
  fill(form, 'Repeat the new password', NEW);
  await press(user, form, 'Change password');
  expect(await screen.findByText('The password is not correct')).toBeVisible();
  fill(form, 'Current password', OLD);
  await press(user, form, 'Change password');
  await waitFor(() => expect(toasts()).toHaveTextContent('Password changed. Other browsers are signed out.'));
  expect(changed.map(({ body }) => body)).toEqual([
    { current: 'something else', next: NEW },
    { current: OLD, next: NEW },
  ]);
  await waitFor(() => expect(within(form).getByLabelText('Current password')).toHaveValue(''));
});

it('asks for two equal passwords', async () => {
  const user = open();
  const form = screen.getByRole('main');
  fill(form, 'Current password', OLD);
  fill(form, 'New password', NEW);
  fill(form, 'Repeat the new password', `${NEW}!`);
  await press(user, form, 'Change password');
  expect(await screen.findByText('The two passwords differ')).toBeVisible();
});

it('shows new recovery codes, once', async () => {
  const user = open();
  const replaced = answer('post', '/api/admin/me/recovery-codes', { recoveryCodes: ['aaaa-1111', 'bbbb-2222'] });
  await user.click(await screen.findByRole('button', { name: 'New codes' }));
  const codes = await dialog('Your recovery codes');
  expect(
    within(codes)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['aaaa-1111', 'bbbb-2222']);
  await press(user, codes, 'Copy codes');
  expect(await navigator.clipboard.readText()).toBe('aaaa-1111\nbbbb-2222');
  await press(user, codes, 'I have saved them');
  await waitFor(() => expect(codes).not.toBeInTheDocument());
  expect(replaced).toHaveLength(1);
});
