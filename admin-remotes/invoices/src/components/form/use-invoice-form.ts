import {
  EditNotSent,
  type FormInstance,
  type Merge,
  settingsQuery,
  useDialogForm,
  useQuestion,
  useVersionedForm,
} from '@shop/admin-kit';
import type { Invoice } from '@shop/contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useSaveInvoice } from '../../api/save-invoice.ts';
import { mergeInvoice } from '../../rules/invoice-conflict.ts';
import { bodyOf, type InvoiceValues } from '../../rules/invoice-form.ts';
import { amountQuestion } from '../../rules/sent-amount.ts';

/** The state of the invoice dialog: input, and the fields that another admin changed too. */
export function useInvoiceForm(invoice: Invoice | null, usualDueOn: string, onClose: () => void) {
  const state = useDialogForm<InvoiceValues>({ onClose });
  const { form } = state;
  const amount = useQuestion<string>();
  const confirmed = useRef<string>(undefined);
  const saving = useSaveInvoice();
  const isTaxed = (useQuery(settingsQuery).data?.taxMode ?? 'off') !== 'off';
  useUsualDueOn(form, invoice ? '' : usualDueOn);

  /** Asks before the amount of a sent invoice changes. The same question is asked once. */
  const mayChangeAmount = async (question: string | undefined): Promise<boolean> => {
    if (question === undefined || question === confirmed.current) return true;
    if (!(await amount.ask(question))) return false;
    confirmed.current = question;
    return true;
  };
  const { base, conflict, save, answers } = useVersionedForm<InvoiceValues, InvoiceValues, Invoice, Merge<InvoiceValues>>(state, {
    item: invoice,
    save: async (values, against, keyed) => {
      if (!(await mayChangeAmount(amountQuestion(values, against)))) throw new EditNotSent();
      const body = bodyOf(values, { usualDueOn: invoice ? undefined : usualDueOn, isTaxed });
      await saving.mutateAsync({ id: invoice?.id, version: against?.version, body }, keyed);
    },
    merge: mergeInvoice,
    show: (values) => form.setFieldsValue(values),
  });
  return {
    ...state,
    isTaxed,
    base,
    amount,
    save: () => save(form.getFieldsValue(true) as InvoiceValues),
    conflict,
    answers: { ...answers, saving: saving.isPending },
    saving: saving.isPending,
  };
}

/** Fills in the usual due date of a new invoice, which may be known only after the dialog was opened. */
function useUsualDueOn(form: FormInstance<InvoiceValues>, usualDueOn: string): void {
  useEffect(() => {
    if (usualDueOn && !form.isFieldTouched('dueOn')) form.setFieldValue('dueOn', usualDueOn);
  }, [form, usualDueOn]);
}
