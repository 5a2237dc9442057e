import {
  type ConflictRow,
  EditConflict,
  Form,
  FormDialog,
  type Keyed,
  mergeConflict,
  type Merge,
  useDialogForm,
  useVersionedForm,
} from '@shop/admin-kit';
import type { ReactNode } from 'react';
import { DoubtList, useDoubts } from './doubts.tsx';

interface PriceDialogProps<Item, Fields, Body> {
  open: boolean;
  /** Null creates one. */
  item: Item | null;
  onClose: () => void;
  kind: 'shipping rate' | 'tax rule';
  fieldsOf: (item: Item) => Fields;
  /** The inputs of a new one. */
  initial: Fields;
  bodyOf: (fields: Fields) => Body;
  /** The labels of the fields in an edit conflict. */
  labels: Record<keyof Fields & string, string>;
  /** Texts of fields that hold a code. */
  textOf?: Partial<Record<keyof Fields, (fields: Fields) => string>>;
  saving: { isPending: boolean; mutateAsync: (save: { body: Body; against: Item | null }, keyed: Keyed) => Promise<unknown> };
  /** What may not be meant: it is shown, and has to be confirmed before it is saved. */
  doubtsOf?: (fields: Fields) => string[];
  children: ReactNode;
}

/** Creates or edits a shipping rate or a tax rule. */
export function PriceDialog<Item extends object, Fields extends object, Body>(props: PriceDialogProps<Item, Fields, Body>) {
  const { open, item, onClose, kind, fieldsOf, initial, bodyOf, labels, textOf = {}, saving, doubtsOf, children } = props;
  const { doubts, areConfirmed, confirm, reset } = useDoubts();
  const close = (): void => {
    reset();
    onClose();
  };
  const state = useDialogForm<Fields>({ onClose: close });
  const { form } = state;
  const { save, answers, conflict } = useVersionedForm<Fields, Fields, Item, Merge<Fields>>(state, {
    item,
    save: (fields, against, keyed) => saving.mutateAsync({ body: bodyOf(fields), against }, keyed),
    merge: (base, mine, theirs) => mergeConflict(fieldsOf(base), mine, fieldsOf(theirs)),
    show: (fields) => form.setFieldsValue(fields),
  });
  const fieldsNow = (): Fields => form.getFieldsValue(true) as Fields;
  const submit = (fields: Fields): void => {
    if (areConfirmed(doubtsOf?.(fields) ?? [])) save(fields);
  };
  // A category that was saved from here answers its doubt.
  const shown = doubts.texts.length === 0 ? [] : doubts.texts.filter((text) => doubtsOf?.(fieldsNow()).includes(text));
  const formId = `${kind.replace(' ', '-')}-form`;
  return (
    <>
      <FormDialog
        open={open}
        title={`${item ? 'Edit' : 'Add'} ${kind}`}
        {...state.dialog}
        busy={saving.isPending}
        submitText="Save"
        formId={formId}
        width={640}
      >
        <Form<Fields>
          id={formId}
          name={kind.replace(' ', '-')}
          {...state.inputs}
          layout="vertical"
          initialValues={item ? fieldsOf(item) : initial}
          scrollToFirstError={{ focus: true }}
          onFinish={() => submit(fieldsNow())}
        >
          {children}
          <DoubtList doubts={doubts} texts={shown} onConfirm={confirm} />
        </Form>
      </FormDialog>
      <EditConflict
        kind={kind}
        rows={conflict && conflictRows(conflict, labels, textOf)}
        {...answers}
        saving={saving.isPending}
      />
    </>
  );
}

function conflictRows<Fields extends object>(
  { contested, keepMine, takeTheirs }: Merge<Fields>,
  labels: Record<keyof Fields & string, string>,
  textOf: Partial<Record<keyof Fields, (fields: Fields) => string>>,
): ConflictRow[] {
  return contested.map((field) => {
    const shown = (fields: Fields): string => textOf[field]?.(fields) ?? displayValue(fields[field]);
    return { label: labels[field], mine: shown(keepMine), theirs: shown(takeTheirs) };
  });
}

function displayValue(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (Array.isArray(value)) return value.join(', ');
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
