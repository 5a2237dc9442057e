import { classNames, ConfirmDialog, EditConflict, Form, FormDialog, kitStyles, TextItem } from '@shop/admin-kit';
import { type Invoice, INVOICE_TEXTS } from '@shop/contract';
import { contestedFields } from '../../rules/invoice-conflict.ts';
import { type InvoiceValues, valuesOf } from '../../rules/invoice-form.ts';
import { UnprintableNote } from '../unprintable-note.tsx';
import { ClientFields } from './client-fields.tsx';
import { ItemRows } from './item-rows.tsx';
import { TaxFields } from './tax-fields.tsx';
import { useInvoiceForm } from './use-invoice-form.ts';
import styles from '../../styles/invoice-form.module.css';

const FORM_ID = 'invoice-form';

interface InvoiceDialogProps {
  open: boolean;
  /** Null creates an invoice. */
  invoice: Invoice | null;
  /** The due date of an invoice that is created now. */
  usualDueOn: string;
  onClose: () => void;
}

/** Creates or edits an invoice; closes after a successful save. */
export function InvoiceDialog({ open, invoice, usualDueOn, onClose }: InvoiceDialogProps) {
  const state = useInvoiceForm(invoice, usualDueOn, onClose);
  const { base, conflict } = state;
  return (
    <>
      <FormDialog
        open={open}
        title={invoice ? 'Edit Invoice' : 'Create New Invoice'}
        submitText={invoice ? 'Update Invoice' : 'Create Invoice'}
        formId={FORM_ID}
        {...state.dialog}
        busy={state.saving}
        width={920}
      >
        <Form<InvoiceValues>
          id={FORM_ID}
          name="invoice"
          {...state.inputs}
          layout="vertical"
          initialValues={valuesOf(invoice, usualDueOn)}
          onFinish={state.save}
          scrollToFirstError={{ focus: true }}
          className={classNames(kitStyles.formDense, styles.form)}
        >
          <UnprintableNote invoice={base} />
          <ClientFields />
          <ItemRows invoice={invoice} isTaxed={state.isTaxed} />
          {state.isTaxed && <TaxFields />}
          <TextItem name="notes" label="Notes" rule={INVOICE_TEXTS.notes} optional showCount rows={{ minRows: 2, maxRows: 8 }} />
        </Form>
      </FormDialog>
      <ConfirmDialog
        open={state.amount.question !== null}
        title="Change the amount?"
        confirmText="Save the new amount"
        onConfirm={state.amount.confirm}
        onCancel={state.amount.cancel}
      >
        {state.amount.question}
      </ConfirmDialog>
      <EditConflict
        kind="invoice"
        rows={conflict && contestedFields(conflict, [...(base?.items ?? []), ...conflict.saved.items])}
        {...state.answers}
      />
    </>
  );
}
