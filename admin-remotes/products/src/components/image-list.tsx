import { Button, Dialog, Typography } from '@shop/admin-kit';
import type { ReactNode } from 'react';
import { Thumbnail } from './thumbnail.tsx';

/** One field whose value differs between the form and the saved version. */
export interface ConflictRow {
  label: string;
  mine: ReactNode;
  theirs: ReactNode;
}

interface EditConflictProps {
  kind: 'product' | 'category' | 'artist';
  /** Null without a conflict. */
  rows: ConflictRow[] | null;
  saving: boolean;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
  /** Returns to the form; the conflict appears again with the next save. */
  onDismiss: () => void;
}

/** Two admins edited the same item: shows both versions and asks which one to keep. */
export function EditConflict({ kind, rows, saving, onKeepMine, onTakeTheirs, onDismiss }: EditConflictProps) {
  const footer = (
    <>
      <Button onClick={onTakeTheirs} disabled={saving}>
        Take theirs
      </Button>
      <Button type="primary" onClick={onKeepMine} loading={saving}>
        Keep mine
      </Button>
    </>
  );
  return (
    <Dialog open={rows !== null} title={`Someone else has changed this ${kind}`} width={760} footer={footer} onClose={onDismiss}>
      <Typography.Paragraph>
        It was saved after you opened it. Keep your version, or take theirs and go on from there.
      </Typography.Paragraph>
      {rows && <ConflictTable rows={rows} />}
    </Dialog>
  );
}

function ConflictTable({ rows }: { rows: ConflictRow[] }) {
  if (rows.length === 0) return <Typography.Text>Both versions are the same.</Typography.Text>;
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
        {rows.map(({ label, mine, theirs }) => (
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

/** The images of one version; the alternative text marks the main one. */
export function ImageList({ urls, main = null }: { urls: readonly string[]; main?: number | null }) {
  if (urls.length === 0) return 'No image';
  return (
    <ul className="products-version-images">
      {urls.map((url, index) => (
        <li key={url}>
          <Thumbnail url={url} alt={index === main ? `Image ${index + 1}, main` : `Image ${index + 1}`} />
        </li>
      ))}
    </ul>
  );
}
