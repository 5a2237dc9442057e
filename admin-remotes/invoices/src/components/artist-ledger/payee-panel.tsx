import { Alert, Button, ConfirmDialog, Panel } from '@shop/admin-kit';
import type { LedgerArtistPage, Payee } from '@shop/contract';
import { useState } from 'react';
import { useDeletePayee } from '../../api/artist-ledger/payee.ts';
import { isReadable } from '../../rules/artist-ledger/payee-form.ts';
import { AddressText, PayeeText } from './payee-text.tsx';
import styles from '../../styles/ledger-artist.module.css';

interface PayeePanelProps {
  artist: LedgerArtistPage;
  onEdit: () => void;
}

/** Who gets the money of an artist, and where the artist gets a letter. */
export function PayeePanel({ artist: { artistId, artistName, payee }, onEdit }: PayeePanelProps) {
  const [isDeleting, setDeleting] = useState(false);
  const deletePayee = useDeletePayee(artistId);
  const close = (): void => setDeleting(false);
  const action = (
    <div className={styles.panelButtons}>
      {payee !== null && <Button onClick={() => setDeleting(true)}>Delete</Button>}
      <Button onClick={onEdit}>{payee === null ? 'Enter the payee' : 'Edit'}</Button>
    </div>
  );
  return (
    <Panel title="Payee" action={action}>
      {payee === null && <p className={styles.empty}>Nobody is entered. Without a payee nothing is due.</p>}
      {payee !== null && !isReadable(payee) && (
        <Alert
          type="warning"
          showIcon
          title="The payee cannot be read any more"
          description="It was stored with a secret that the shop has lost. Please type it again."
        />
      )}
      {payee !== null && isReadable(payee) && <ReadPayee payee={payee} />}
      <ConfirmDialog
        open={isDeleting}
        title="Delete the payee"
        confirmText="Delete"
        danger
        busy={deletePayee.isPending}
        onConfirm={() => deletePayee.mutate(undefined, { onSettled: close })}
        onCancel={close}
      >
        Name, address and everything else that is known of who is paid for {artistName} is forgotten. Closed statements keep it,
        because books are kept.
      </ConfirmDialog>
    </Panel>
  );
}

function ReadPayee({ payee }: { payee: Payee }) {
  const { letter } = payee;
  return (
    <>
      <PayeeText payee={payee} />
      {letter && (
        <div className={styles.letter}>
          <h4>Letter to the artist</h4>
          <p>
            <bdi>{letter.name}</bdi>
          </p>
          <AddressText {...letter} />
        </div>
      )}
    </>
  );
}
