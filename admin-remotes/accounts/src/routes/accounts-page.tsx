import { Button, PlusOutlined, QueryState, SectionHeader } from '@shop/admin-kit';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { accountsQuery } from '../api/get-accounts.ts';
import { AccountDialog } from '../components/account-dialog.tsx';
import { AccountList } from '../components/account-list.tsx';
import { InviteDialog } from '../components/invite-dialog.tsx';
import { OpenLinks } from '../components/open-links.tsx';

/** The accounts of everybody who works in the shop, for owners. */
export function AccountsPage() {
  const query = useQuery(accountsQuery);
  const [inviting, setInviting] = useState(false);
  const [managedId, setManagedId] = useState<string | null>(null);
  const managed = query.data?.admins.find(({ id }) => id === managedId);
  return (
    <>
      <SectionHeader
        title="Staff"
        subtitle="Who works in this shop, and what they may do"
        actions={
          <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={() => setInviting(true)}>
            Invite
          </Button>
        }
      />
      <QueryState query={query} failure="Failed to fetch the accounts" placeholders={2}>
        {({ admins, ...links }) => (
          <>
            <AccountList admins={admins} onManage={setManagedId} />
            <OpenLinks {...links} />
          </>
        )}
      </QueryState>
      {inviting && <InviteDialog onClose={() => setInviting(false)} />}
      {managed && <AccountDialog key={managed.id} account={managed} onClose={() => setManagedId(null)} />}
    </>
  );
}
