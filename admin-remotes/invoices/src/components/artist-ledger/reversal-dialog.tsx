import { Form, FormDialog, TextItem, useDialogForm } from '@shop/admin-kit';
import { ARTIST_LEDGER_TEXTS, type LedgerEntry } from '@shop/contract';
import { useReverseEntry } from '../../api/artist-ledger/entries.ts';
import { effectText, kindLabel } from '../../rules/artist-ledger/entry-labels.ts';
import styles from '../../styles/artist-ledger.module.css';

const FORM_ID = 'ledger-reversal-form';

interface ReversalDialogProps {
  open: boolean;
  entry: LedgerEntry;
  onClose: () => void;
}

/** Corrects a mistake: both entries stay, and their sum is nothing. */
export function ReversalDialog({ open, entry, onClose }: ReversalDialogProps) {
  const { dialog, inputs, submit } = useDialogForm<{ note: string }>({ onClose });
  const reverse = useReverseEntry(entry.id);
  return (
    <FormDialog
      open={open}
      title={`Take back: ${kindLabel(entry)} of ${effectText(entry.amount)}`}
      submitText="Take back"
      formId={FORM_ID}
      {...dialog}
      busy={reverse.isPending}
      width={480}
    >
      <p className={styles.lead}>The opposite entry is written today. Both stay in the ledger.</p>
      <Form
        {...inputs}
        id={FORM_ID}
        name="ledger-reversal"
        layout="vertical"
        onFinish={({ note }) => submit((keyed) => reverse.mutateAsync({ note: note.trim() }, keyed))}
      >
        <TextItem name="note" label="Why" rule={ARTIST_LEDGER_TEXTS.note} />
      </Form>
    </FormDialog>
  );
}
