import { Form, FormDialog, TextItem, useDialogForm } from '@shop/admin-kit';
import { ARTIST_LEDGER_TEXTS } from '@shop/contract';
import { useCloseMonth } from '../../api/artist-ledger/statements.ts';
import { monthName } from '../../rules/artist-ledger/months.ts';
import { statementsText } from '../../rules/artist-ledger/statements.ts';
import styles from '../../styles/artist-ledger.module.css';

const FORM_ID = 'close-month-form';

interface CloseMonthDialogProps {
  open: boolean;
  month: string;
  /** How many statements are written. */
  count: number;
  onClose: () => void;
}

/** Closing cannot be undone: what was printed and sent stays true. */
export function CloseMonthDialog({ open, month, count, onClose }: CloseMonthDialogProps) {
  const { dialog, inputs, submit } = useDialogForm<{ note?: string }>({ onClose });
  const closeMonth = useCloseMonth();
  return (
    <FormDialog
      open={open}
      title={`Close ${monthName(month)}`}
      submitText="Close month"
      formId={FORM_ID}
      {...dialog}
      busy={closeMonth.isPending}
      width={480}
    >
      <p className={styles.lead}>
        {statementsText(count)} will be kept as {count === 1 ? 'it is' : 'they are'} now. They never change afterwards: a mistake
        that is found later is corrected in the month in which it is found.
      </p>
      <Form
        {...inputs}
        id={FORM_ID}
        name="close-month"
        layout="vertical"
        onFinish={({ note = '' }) => submit(() => closeMonth.mutateAsync({ month, note: note.trim() || null }))}
      >
        <TextItem name="note" label="Note" extra="Printed on each statement" rule={ARTIST_LEDGER_TEXTS.note} optional />
      </Form>
    </FormDialog>
  );
}
