import { Form, FormDialog, settingsQuery, useDialogForm } from '@shop/admin-kit';
import type { LedgerArtist } from '@shop/contract';
import { useQuery } from '@tanstack/react-query';
import { useSetShares } from '../../api/artist-ledger/set-shares.ts';
import { parseShare, promisedShare, shareText } from '../../rules/artist-ledger/shares.ts';
import { ShareItem } from './share-item.tsx';
import styles from '../../styles/artist-ledger.module.css';

const FORM_ID = 'artist-share-form';

interface ShareDialogProps {
  open: boolean;
  /** One artist, or all without a share. */
  artists: readonly Pick<LedgerArtist, 'artistId' | 'artistName' | 'shareBps'>[];
  onClose: () => void;
}

/** The share of artists in what is sold from now on. */
export function ShareDialog({ open, artists, onClose }: ShareDialogProps) {
  const { dialog, inputs, submit } = useDialogForm<{ share: string }>({ onClose });
  const setShares = useSetShares();
  const promised = promisedShare(useQuery(settingsQuery).data?.revenueShare);
  const [first] = artists;
  const single = artists.length === 1 ? first : undefined;
  const current = single?.shareBps ?? null;
  const save = ({ share }: { share: string }): void => {
    const isCleared = single !== undefined && share.trim() === '';
    const shareBps = isCleared ? null : (parseShare(share).bps ?? null);
    submit(() => setShares.mutateAsync({ artistIds: artists.map(({ artistId }) => artistId), shareBps }));
  };
  return (
    <FormDialog
      open={open}
      title={single ? `Share of ${single.artistName}` : `Set the share of ${artists.length} artists`}
      submitText="Save share"
      formId={FORM_ID}
      {...dialog}
      busy={setShares.isPending}
      width={480}
    >
      <p className={styles.lead}>
        {single
          ? 'It counts for what is sold from now on: what is sold already keeps the share that it was sold with.'
          : 'None of them has a share, so that their sales write nothing here. It counts for what is sold from now on.'}
      </p>
      <Form
        {...inputs}
        id={FORM_ID}
        name="artist-share"
        layout="vertical"
        initialValues={{ share: current === null ? promised : shareText(current).replace('%', '') }}
        onFinish={save}
      >
        <ShareItem isOptional={single !== undefined} />
      </Form>
      {!single && (
        <ul className={styles.names} aria-label="Artists without a share">
          {artists.map(({ artistId, artistName }) => (
            <li key={artistId}>
              <bdi>{artistName}</bdi>
            </li>
          ))}
        </ul>
      )}
    </FormDialog>
  );
}
