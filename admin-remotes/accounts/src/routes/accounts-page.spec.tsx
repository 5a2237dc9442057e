import { dialog, openSection } from '@shop/admin-kit/testing';
import { answer, screen, waitFor, within } from '@shop/component-testing';
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
