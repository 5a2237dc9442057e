import { Button, Typography } from 'antd';
import type { ReactNode } from 'react';
import { Dialog } from './dialog.tsx';
import styles from './edit-conflict.module.css';

/** One field that both admins changed. */
export interface ConflictRow {
  label: string;
  mine: ReactNode;
  theirs: ReactNode;
}

interface EditConflictProps {
  /** The noun for the edited item, for example 'product'. */
  kind: string;
  /** Null without a conflict. */
  rows: ConflictRow[] | null;
  saving: boolean;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
  /** Returns to the form; the conflict appears again with the next save. */
  onDismiss: () => void;
}

/** Two admins changed the same fields of one item: shows both values and asks which to keep. See `mergeConflict` for all others. */
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
        You both changed these fields. Keep yours, or take theirs and go on from there. All other changes, yours and theirs, are
        kept.
      </Typography.Paragraph>
      {rows && <ConflictTable rows={rows} />}
    </Dialog>
  );
}

function ConflictTable({ rows }: { rows: ConflictRow[] }) {
  return (
    <table className={styles.versions}>
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
