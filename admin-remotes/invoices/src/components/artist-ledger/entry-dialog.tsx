import { Form, FormDialog, fromCents, parseMoney, Select, TextItem, useDialogForm } from '@shop/admin-kit';
import { ARTIST_LEDGER_TEXTS, type LedgerArtist } from '@shop/contract';
import { useAddEntry } from '../../api/artist-ledger/entries.ts';
import { OTHER_ENTRIES, OTHER_ENTRY_LABELS, type OtherEntry, otherEntry } from '../../rules/artist-ledger/entry-labels.ts';
import { AmountItem } from './amount-item.tsx';

const FORM_ID = 'ledger-entry-form';

interface EntryValues {
  entry: OtherEntry;
  amount: string;
  note?: string;
}

interface EntryDialogProps {
  open: boolean;
  artist: Pick<LedgerArtist, 'artistId' | 'artistName'>;
  onClose: () => void;
}

/** Fees, deductions and adjustments. They count today, and cannot be changed, only taken back. */
export function EntryDialog({ open, artist, onClose }: EntryDialogProps) {
  const { dialog, inputs, submit } = useDialogForm<EntryValues>({ onClose });
  const add = useAddEntry(artist.artistId);
  const save = ({ entry, amount, note = '' }: EntryValues): void => {
    const cents = parseMoney(amount).cents ?? 0;
    const body = { ...otherEntry(entry, fromCents(cents)), note: note.trim() || null };
    submit((keyed) => add.mutateAsync(body, keyed));
  };
  return (
    <FormDialog
      open={open}
      title={`Other entry for ${artist.artistName}`}
      submitText="Record entry"
      formId={FORM_ID}
      {...dialog}
      busy={add.isPending}
      width={480}
    >
      <Form
        {...inputs}
        id={FORM_ID}
        name="ledger-entry"
        layout="vertical"
        initialValues={{ entry: 'design-fee' }}
        onFinish={save}
      >
        <Form.Item name="entry" label="What">
          <Select options={OTHER_ENTRIES.map((value) => ({ value, label: OTHER_ENTRY_LABELS[value] }))} />
        </Form.Item>
        <AmountItem />
        <TextItem name="note" label="Note" extra="It is printed on the statement" rule={ARTIST_LEDGER_TEXTS.note} optional />
      </Form>
    </FormDialog>
  );
}
