import { fill, openSection, press, toasts } from '@shop/admin-kit/testing';
import { answer, refuse, screen, waitFor } from '@shop/component-testing';
import { InvitationPage } from './invitation-page.tsx';

const SECTION = { id: 'invitation', title: 'Invitation', routes: [{ path: '*', element: <InvitationPage /> }] };
const PASSWORD = 'seven quiet rivers 21';

it('takes name and password of an invited person, and signs them in', async () => {
  const checked = answer('post', '/api/admin/login/invitation', {
    kind: 'invitation',
    username: 'pat',
    displayName: null,
    role: 'packer',
    expiresAt: '2026-11-30T12:00:00.000Z',
  });
  const accepted = answer('post', '/api/admin/login/invitation/accept', {
    token: 'session',
    user: { id: 'p', username: 'pat', isAdmin: true },
  });
  const user = openSection([SECTION], '/admin/invitation#secret');
  expect(await screen.findByRole('heading', { name: 'Welcome to the team' })).toBeVisible();
  const page = screen.getAllByRole('main')[0]!;
  fill(page, 'Your name', 'Pat Quinn');
  fill(page, 'New password', 'short');
  fill(page, 'Repeat the new password', 'short');
  await press(user, page, 'Save and sign in');
  expect(await screen.findByText('Password must be at least 12 characters')).toBeVisible();
  fill(page, 'New password', PASSWORD);
  fill(page, 'Repeat the new password', PASSWORD);
  await press(user, page, 'Save and sign in');
  await waitFor(() => expect(toasts()).toHaveTextContent('Login successful'));
  expect(checked.map(({ body }) => body)).toEqual([{ token: 'secret' }]);
  expect(accepted.map(({ body }) => body)).toEqual([{ token: 'secret', displayName: 'Pat Quinn', password: PASSWORD }]);
});

it('says why a link does not work', async () => {
  answer('post', '/api/admin/login/invitation', () => refuse(404, 'This link has been used or has expired'));
  openSection([SECTION], '/admin/invitation#old');
  expect(await screen.findByText('This link has been used or has expired')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to the sign-in' })).toHaveAttribute('href', '/admin/login');
});
