import { Button, ConfirmDialog, kitStyles, StatusTag, useShopTime } from '@shop/admin-kit';
import type { AdminList, Invitation, ResetLink } from '@shop/contract';
import { type ReactNode, useState } from 'react';
import { useWithdrawLink } from '../api/invitations.ts';
import { ROLE_LABELS } from '../rules/role-labels.ts';
import styles from '../styles/accounts.module.css';

type OpenLink = Pick<Invitation, 'id' | 'username'>;

/** The links that owners have made, each with a button that ends it. */
export function OpenLinks({ invitations, resetLinks }: Pick<AdminList, 'invitations' | 'resetLinks'>) {
  const time = useShopTime();
  const [toWithdraw, setToWithdraw] = useState<OpenLink | null>(null);
  const withdraw = useWithdrawLink();
  return (
    <>
      <LinkSection title="Open invitations" of="the invitation" links={invitations} onWithdraw={setToWithdraw}>
        {(invitation: Invitation) => (
          <>
            <p>{invitation.expired ? 'The link works no more' : `The link works until ${time.moment(invitation.expiresAt)}`}</p>
            <p className={styles.tags}>
              <StatusTag tone="neutral">{ROLE_LABELS[invitation.role]}</StatusTag>
              {invitation.expired && <StatusTag tone="warning">Expired</StatusTag>}
            </p>
          </>
        )}
      </LinkSection>
      <LinkSection title="Open password links" of="the password link" links={resetLinks} onWithdraw={setToWithdraw}>
        {({ createdBy, expiresAt }: ResetLink) => (
          <p>
            Created by {createdBy}. It works until {time.moment(expiresAt)}
          </p>
        )}
      </LinkSection>
      <ConfirmDialog
        open={toWithdraw !== null}
        title="Withdraw link"
        confirmText="Withdraw"
        danger
        busy={withdraw.isPending}
        onConfirm={() => toWithdraw && withdraw.mutate(toWithdraw.id, { onSettled: () => setToWithdraw(null) })}
        onCancel={() => setToWithdraw(null)}
      >
        {toWithdraw && `The link of ${toWithdraw.username} stops working at once.`}
      </ConfirmDialog>
    </>
  );
}

interface LinkSectionProps<Link extends OpenLink> {
  title: string;
  /** What is withdrawn, in the name of the button. */
  of: string;
  links: readonly Link[];
  onWithdraw: (link: OpenLink) => void;
  children: (link: Link) => ReactNode;
}

function LinkSection<Link extends OpenLink>({ title, of, links, onWithdraw, children }: LinkSectionProps<Link>) {
  if (links.length === 0) return null;
  return (
    <section className={styles.links}>
      <h3>{title}</h3>
      <ul className={kitStyles.rows} aria-label={title}>
        {links.map((link) => (
          <li key={link.id} className={styles.account}>
            <div className={styles.text}>
              <h4>{link.username}</h4>
              {children(link)}
            </div>
            <Button aria-label={`Withdraw ${of} of ${link.username}`} onClick={() => onWithdraw(link)}>
              Withdraw
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
