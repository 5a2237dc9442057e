import { Alert, Button, Checkbox, Form, FormDialog, Input, parseMoney, Select, TextItem, useDialogForm } from '@shop/admin-kit';
import { type LedgerArtistPage, PAYEE_TEXTS } from '@shop/contract';
import { PAYEE_METHODS, wayLabel } from '@shop/contract/ways-to-pay';
import { useState } from 'react';
import { isEditConflict, useSavePayee } from '../../api/artist-ledger/payee.ts';
import { payeeValues, type PayeeValues, savedPayee } from '../../rules/artist-ledger/payee-form.ts';
import { AddressItems } from './address-items.tsx';
import styles from '../../styles/artist-ledger.module.css';

const FORM_ID = 'ledger-payee-form';

const fieldPath = (name: string): string[] => name.split('.');

interface PayeeDialogProps {
  open: boolean;
  /** As it is read again after each change. */
  artist: LedgerArtistPage;
  onClose: () => void;
}

/** Who is paid for an artist, and where the artist gets a letter. */
export function PayeeDialog({ open, artist: { artistId, artistName, payee }, onClose }: PayeeDialogProps) {
  const { form, dialog, inputs, submit } = useDialogForm<PayeeValues>({ onClose, fieldPath });
  const savePayee = useSavePayee(artistId);
  const current = payee?.version ?? 0;
  const [version, setVersion] = useState(current);
  const [isConflict, setConflict] = useState(false);
  const send = (values: PayeeValues, against: number): void =>
    submit(async () => {
      try {
        await savePayee.mutateAsync(savedPayee({ ...payeeValues(payee, artistName), ...values }, against));
      } catch (error) {
        setConflict(isEditConflict(error));
        throw error;
      }
    });
  const rebase = (): void => {
    setConflict(false);
    setVersion(current);
  };
  const keepMine = (): void => {
    rebase();
    send(form.getFieldsValue(), current);
  };
  const takeTheirs = (): void => {
    rebase();
    form.setFieldsValue(payeeValues(payee, artistName));
  };
  return (
    <FormDialog
      open={open}
      title={`Payee of ${artistName}`}
      submitText="Save payee"
      formId={FORM_ID}
      {...dialog}
      busy={savePayee.isPending}
      width={600}
    >
      {isConflict && <Conflict isRead={current !== version} onKeepMine={keepMine} onTakeTheirs={takeTheirs} />}
      <Form
        {...inputs}
        id={FORM_ID}
        name="ledger-payee"
        layout="vertical"
        initialValues={payeeValues(payee, artistName)}
        onFinish={(values) => send(values, version)}
      >
        <PayeeFields />
      </Form>
    </FormDialog>
  );
}

interface ConflictProps {
  /** Whether the saved payee is known already. */
  isRead: boolean;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
}

function Conflict({ isRead, onKeepMine, onTakeTheirs }: ConflictProps) {
  const buttons = (
    <div className={styles.conflictButtons}>
      <Button size="small" disabled={!isRead} onClick={onTakeTheirs}>
        Take theirs
      </Button>
      <Button size="small" type="primary" disabled={!isRead} onClick={onKeepMine}>
        Keep mine
      </Button>
    </div>
  );
  return (
    <Alert
      className={styles.alert}
      type="warning"
      showIcon
      role="alert"
      title="Someone else has changed this payee meanwhile"
      description={<>Nothing of yours is saved yet. {buttons}</>}
    />
  );
}

const METHOD_OPTIONS = PAYEE_METHODS.map((value) => ({ value, label: wayLabel(value) }));

const minimumRule = (_: unknown, typed = ''): Promise<void> => {
  const { problem } = parseMoney(typed);
  return problem === undefined ? Promise.resolve() : Promise.reject(new Error(problem));
};

function PayeeFields() {
  const mailsArtist = Form.useWatch<boolean>('mailsArtist') ?? false;
  return (
    <>
      <div className={styles.pair}>
        <TextItem name="name" label="Name" rule={PAYEE_TEXTS.name} />
        <TextItem
          name="relation"
          label="Relation to the artist"
          rule={PAYEE_TEXTS.relation}
          optional
          input={{ placeholder: 'for example mother' }}
        />
      </div>
      <Form.Item name="method" label="Method">
        <Select options={METHOD_OPTIONS} />
      </Form.Item>
      <AddressItems path={[]} />
      <TextItem
        name="rules"
        label="Rules"
        extra="What the facility or the payee asks for, for example money orders only"
        rule={PAYEE_TEXTS.rules}
        optional
        rows={{ minRows: 2, maxRows: 6 }}
      />
      <Form.Item
        name="minPayout"
        label="Pay from"
        extra="Nothing is due below it"
        rules={[{ validator: minimumRule }]}
        validateTrigger="onBlur"
      >
        <Input inputMode="decimal" prefix="$" autoComplete="off" />
      </Form.Item>
      <Form.Item name="onHold" valuePropName="checked">
        <Checkbox>Payments are on hold</Checkbox>
      </Form.Item>
      <Form.Item name="mailsArtist" valuePropName="checked">
        <Checkbox>The artist gets a letter with the sums of the month</Checkbox>
      </Form.Item>
      {mailsArtist && (
        <fieldset className={styles.fieldset}>
          <legend>Letter</legend>
          <TextItem name={['letter', 'name']} label="Name of the artist" rule={PAYEE_TEXTS.name} />
          <AddressItems path={['letter']} />
        </fieldset>
      )}
    </>
  );
}
