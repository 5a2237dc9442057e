import { dialog, openSection, press, toasts } from '@shop/admin-kit/testing';
import { answer, screen, type UserEvent, waitFor, within } from '@shop/component-testing';
import type { AdminList } from '@shop/contract';
import sections from '../section.tsx';

const LISTS: AdminList = {
  admins: [],
  invitations: [
    {
      id: 'i1',
      username: 'pat',
      email: null,
      role: 'packer',
      invitedBy: 'olga',
      expiresAt: '2026-11-01T12:00:00.000Z',
      expired: true,
    },
  ],
  resetLinks: [{ id: 'r1', accountId: 'a1', username: 'mia', createdBy: 'oleg', expiresAt: '2026-11-30T12:00:00.000Z' }],
};

it('lists the open links of passwords beside the invitations, and withdraws one', async () => {
  const lists = { ...LISTS };
  answer('get', '/api/admin/staff', () => lists);
  const withdrawn = answer('delete', '/api/admin/staff/invitations/{id}', () => {
    lists.resetLinks = [];
    return new Response(null, { status: 204 });
  });
  const user = openSection(sections, '/admin/staff');
  const links = await screen.findByRole('list', { name: 'Open password links' });
  expect(links).toHaveTextContent('mia');
  expect(links).toHaveTextContent('Created by oleg. It works until');
  expect(screen.getByRole('list', { name: 'Open invitations' })).toHaveTextContent('The link works no more');
  await user.click(within(links).getByRole('button', { name: 'Withdraw the password link of mia' }));
  const confirm = within(await dialog('Withdraw link'));
  expect(confirm.getByText('The link of mia stops working at once.')).toBeVisible();
  await user.click(confirm.getByRole('button', { name: 'Withdraw' }));
  await waitFor(() => expect(screen.queryByRole('list', { name: 'Open password links' })).toBeNull());
  expect(withdrawn).toHaveLength(1);
});

const PAT: AdminList['admins'][number] = {
  id: '00000000-0000-4000-8000-000000000001',
  username: 'pat',
  displayName: 'Pat Quinn',
  email: null,
  role: 'packer',
  disabledAt: null,
  signedInAt: null,
};

/** The dialog of an account, which the server changes. */
async function manage(differs: Partial<typeof PAT> = {}) {
  const lists: AdminList = { admins: [{ ...PAT, ...differs }], invitations: [], resetLinks: [] };
  answer('get', '/api/admin/staff', () => lists);
  const change = (changes: Partial<typeof PAT>): AdminList => {
    lists.admins = [{ ...lists.admins[0]!, ...changes }];
    return lists;
  };
  const user: UserEvent = openSection(sections, '/admin/staff');
  await user.click(await screen.findByRole('button', { name: 'Manage pat' }));
  return { user, form: await dialog('Pat Quinn'), change };
}

it('changes the role of an account', async () => {
  const { user, form, change } = await manage();
  const changed = answer('put', '/api/admin/staff/{id}/role', ({ body }) => change(body));
  await user.click(within(form).getByRole('radio', { name: /^Manager/ }));
  await press(user, form, 'Save role');
  await waitFor(() => expect(toasts()).toHaveTextContent('Role changed'));
  expect(changed.map(({ body }) => body)).toEqual([{ role: 'manager' }]);
  expect(await screen.findByRole('list', { name: 'Accounts' })).toHaveTextContent('Manager');
});

it('enables an account again', async () => {
  const { user, form, change } = await manage({ disabledAt: '2026-01-01T00:00:00.000Z' });
  const enabled = answer('post', '/api/admin/staff/{id}/enable', () => change({ disabledAt: null }));
  await press(user, form, 'Enable account');
  await waitFor(() => expect(toasts()).toHaveTextContent('Account enabled'));
  expect(await within(form).findByRole('button', { name: 'Disable account' })).toBeVisible();
  expect(enabled).toHaveLength(1);
});

it('ends all sign-ins of an account', async () => {
  const { user, form } = await manage();
  const ended = answer('post', '/api/admin/staff/{id}/end-sign-ins', () => new Response(null, { status: 204 }));
  await press(user, form, 'Sign out everywhere');
  await waitFor(() => expect(toasts()).toHaveTextContent('Signed out everywhere'));
  expect(ended.map(({ path }) => path)).toEqual([{ id: PAT.id }]);
});

it('shows the link for a new password once', async () => {
  const { user, form } = await manage();
  const created = answer('post', '/api/admin/staff/{id}/reset-link', {
    path: '/admin/invitation#token',
    expiresAt: '2026-11-30T12:00:00.000Z',
  });
  await press(user, form, 'New password link');
  expect(await within(form).findByLabelText('Link')).toHaveValue(`${location.origin}/admin/invitation#token`);
  expect(within(form).queryByRole('button', { name: 'New password link' })).not.toBeInTheDocument();
  expect(created).toHaveLength(1);
});
