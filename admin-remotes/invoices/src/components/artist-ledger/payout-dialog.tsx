import {
  Alert,
  Checkbox,
  Form,
  formatMoney,
  FormDialog,
  fromCents,
  Input,
  messageOf,
  parseMoney,
  TextItem,
  useDialogForm,
  useShopTime,
} from '@shop/admin-kit';
import { ARTIST_LEDGER_TEXTS, type LedgerArtist, type Payee } from '@shop/contract';
import { useState } from 'react';
import { payoutProblem, useAddEntry } from '../../api/artist-ledger/entries.ts';
import { notDueText } from '../../rules/artist-ledger/ledger-labels.ts';
import { AmountItem } from './amount-item.tsx';
import { PayeeText } from './payee-text.tsx';
import styles from '../../styles/artist-ledger.module.css';

const FORM_ID = 'ledger-payout-form';

interface PayoutValues {
  amount: string;
  sentOn: string;
  reference?: string;
  note?: string;
  advance?: boolean;
}

interface PayoutDialogProps {
  open: boolean;
  artist: LedgerArtist;
  payee: Payee;
  onClose: () => void;
}

/** Writes down what was sent; the shop sends no money itself. */
export function PayoutDialog({ open, artist, payee, onClose }: PayoutDialogProps) {
  const { form, dialog, inputs, submit } = useDialogForm<PayoutValues>({ onClose });
  const add = useAddEntry(artist.artistId);
  const [openedAt] = useState(Date.now);
  const today = useShopTime().calendarDay(openedAt);
  const [asksAdvance, setAsksAdvance] = useState(false);
  const [problem, setProblem] = useState<string>();
  const showProblem = (error: unknown): void => {
    const code = payoutProblem(error);
    if (code === undefined) return;
    const message = messageOf(error, '');
    if (code !== 'PAYOUT_ABOVE_BALANCE') return setProblem(message);
    setAsksAdvance(true);
    form.setFields([{ name: 'amount', errors: [message] }]);
  };
  const save = ({ amount, sentOn, reference = '', note = '', advance = false }: PayoutValues): void => {
    const texts = { reference: reference.trim() || null, note: note.trim() || null };
    const body = { kind: 'payout' as const, amount: fromCents(parseMoney(amount).cents ?? 0), sentOn, ...texts };
    setProblem(undefined);
    submit(async (keyed) => {
      try {
        await add.mutateAsync(advance ? { ...body, advance } : body, keyed);
      } catch (error) {
        showProblem(error);
        throw error;
      }
    });
  };
  const reason = notDueText(artist);
  return (
    <FormDialog
      open={open}
      title={`Record a payment to ${artist.artistName}`}
      submitText="Record payment"
      formId={FORM_ID}
      {...dialog}
      busy={add.isPending}
      width={520}
    >
      {problem && <Alert className={styles.alert} type="error" showIcon role="alert" title={problem} />}
      <PayeeText payee={payee} />
      <p className={styles.lead}>
        {payee.onHold
          ? 'Payments to this payee are on hold: send no money before the hold is taken off.'
          : `${formatMoney(artist.due)} is due${reason ? `: ${reason}` : ''}. Send the money yourself, then write it down here.`}
      </p>
      <Form
        {...inputs}
        id={FORM_ID}
        name="ledger-payout"
        layout="vertical"
        initialValues={{ amount: artist.due === '0.00' ? '' : artist.due, sentOn: today }}
        onFinish={save}
      >
        <AmountItem />
        {asksAdvance && (
          <Form.Item name="advance" valuePropName="checked">
            <Checkbox>It is an advance: the balance falls below zero, and later sales make up for it</Checkbox>
          </Form.Item>
        )}
        <Form.Item name="sentOn" label="Sent on" rules={[{ required: true, message: 'Please enter the day' }]}>
          <Input type="date" min="2000-01-01" max={today} />
        </Form.Item>
        <TextItem
          name="reference"
          label="Reference"
          extra="For example the number of the check or money order"
          rule={ARTIST_LEDGER_TEXTS.reference}
          optional
        />
        <TextItem name="note" label="Note" rule={ARTIST_LEDGER_TEXTS.note} optional />
      </Form>
    </FormDialog>
  );
}
