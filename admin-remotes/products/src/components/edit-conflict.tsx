import { Button, Modal, Typography } from '@shop/admin-kit';
import type { ReactNode } from 'react';
import { Thumbnail } from './thumbnail.tsx';

/** One field of which two admins hold different values. */
export interface ConflictRow {
  label: string;
  mine: ReactNode;
  theirs: ReactNode;
}

interface EditConflictProps {
  thing: 'product' | 'category' | 'artist';
  /** Null while nobody else has saved. */
  versions: ConflictRow[] | null;
  saving: boolean;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
  /** Back to the form, nothing decided. */
  onLater: () => void;
}

/** Two admins edited one thing: both versions side by side, and whose is to stay. */
export function EditConflict({ thing, versions, saving, onKeepMine, onTakeTheirs, onLater }: EditConflictProps) {
  return (
    <Modal
      open={versions !== null}
      title={`Someone else has changed this ${thing}`}
      width={760}
      onCancel={onLater}
      rootClassName="kit-dialog"
      footer={
        <>
          <Button onClick={onTakeTheirs} disabled={saving}>
            Take theirs
          </Button>
          <Button type="primary" onClick={onKeepMine} loading={saving}>
            Keep mine
          </Button>
        </>
      }
    >
      <Typography.Paragraph>
        It was saved after you opened it. Keep your version, or take theirs and go on from there.
      </Typography.Paragraph>
      {versions && <Versions versions={versions} />}
    </Modal>
  );
}

function Versions({ versions }: { versions: ConflictRow[] }) {
  if (versions.length === 0) return <Typography.Text>Both versions are the same.</Typography.Text>;
  return (
    <table className="products-versions">
      <thead>
        <tr>
          <th scope="col">Field</th>
          <th scope="col">Mine</th>
          <th scope="col">Theirs</th>
        </tr>
      </thead>
      <tbody>
        {versions.map(({ label, mine, theirs }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>{mine}</td>
            <td>{theirs}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The pictures of one version, the main one first said. */
export function Pictures({ urls, main = null }: { urls: readonly string[]; main?: number | null }) {
  if (urls.length === 0) return 'No image';
  return (
    <ul className="products-version-images">
      {urls.map((url, place) => (
        <li key={url}>
          <Thumbnail url={url} alt={place === main ? `Image ${place + 1}, main` : `Image ${place + 1}`} />
        </li>
      ))}
    </ul>
  );
}
