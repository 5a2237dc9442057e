import { Button, ConfirmDialog, kitStyles, StatusTag, useShopTime } from '@shop/admin-kit';
import type { Invitation } from '@shop/contract';
import { useState } from 'react';
import { useWithdrawInvitation } from '../api/invitations.ts';
import { ROLE_LABELS } from '../rules/role-labels.ts';
import styles from '../styles/accounts.module.css';

export function InvitationList({ invitations }: { invitations: readonly Invitation[] }) {
  const time = useShopTime();
  const [toWithdraw, setToWithdraw] = useState<Invitation | null>(null);
  const withdraw = useWithdrawInvitation();
  if (invitations.length === 0) return null;
  return (
    <section className={styles.invitations} aria-labelledby="open-invitations">
      <h3 id="open-invitations">Open invitations</h3>
      <ul className={kitStyles.rows} aria-label="Open invitations">
        {invitations.map((invitation) => (
          <li key={invitation.id} className={styles.account}>
            <div className={styles.text}>
              <h4>{invitation.username}</h4>
              <p>
                {invitation.expired
                  ? `The link ended ${time.moment(invitation.expiresAt)}`
                  : `The link works until ${time.moment(invitation.expiresAt)}`}
              </p>
            </div>
            <div className={styles.tags}>
              <StatusTag tone="neutral">{ROLE_LABELS[invitation.role]}</StatusTag>
              {invitation.expired && <StatusTag tone="warning">Expired</StatusTag>}
            </div>
            <Button aria-label={`Withdraw the invitation of ${invitation.username}`} onClick={() => setToWithdraw(invitation)}>
              Withdraw
            </Button>
          </li>
        ))}
      </ul>
      <ConfirmDialog
        open={toWithdraw !== null}
        title="Withdraw invitation"
        confirmText="Withdraw"
        danger
        busy={withdraw.isPending}
        onConfirm={() => toWithdraw && withdraw.mutate(toWithdraw.id, { onSettled: () => setToWithdraw(null) })}
        onCancel={() => setToWithdraw(null)}
      >
        {toWithdraw && `The link of ${toWithdraw.username} stops working at once.`}
      </ConfirmDialog>
    </section>
  );
}
