import { Form, type FormInstance, type Merge, useEditConflict } from '@shop/admin-kit';
import type { Invoice } from '@shop/contract';
import { useEffect, useRef, useState } from 'react';
import { editConflict, useSaveInvoice } from '../../api/save-invoice.ts';
import { mergeInvoice } from '../../rules/invoice-conflict.ts';
import { bodyOf, type InvoiceValues } from '../../rules/invoice-form.ts';
import { amountQuestion } from '../../rules/sent-amount.ts';

/** The state of the invoice dialog: input, and the fields that another admin changed too. */
export function useInvoiceForm(invoice: Invoice | null, usualDueOn: string, onClose: () => void) {
  const [form] = Form.useForm<InvoiceValues>();
  const [base, setBase] = useState(invoice);
  const [dirty, setDirty] = useState(false);
  const amount = useAmountQuestion();
  const saving = useSaveInvoice();

  useUsualDueOn(form, invoice ? '' : usualDueOn);
  const close = (): void => {
    answers.dismissConflict();
    setDirty(false);
    onClose();
  };
  const send = (values: InvoiceValues, against: Invoice | null): void => {
    saving.mutate(
      { id: invoice?.id, version: against?.version, body: bodyOf(values, invoice ? undefined : usualDueOn) },
      { onSuccess: close, onError: (error) => onError(error, values, against) },
    );
  };
  const save = (values: InvoiceValues, against: Invoice | null): void => {
    // Enter in a field submits again while the first save is running.
    if (!saving.isPending) amount.askOr(amountQuestion(values, against), () => send(values, against));
  };
  const show = (values: InvoiceValues, saved: Invoice): void => {
    form.setFieldsValue(values);
    setBase(saved);
  };
  const { resolve, ...answers } = useEditConflict<InvoiceValues, Invoice, Merge<InvoiceValues>>({ show, save });
  const onError = (error: Error, values: InvoiceValues, against: Invoice | null): void => {
    const saved = editConflict(error);
    const merge = saved && against && mergeInvoice(against, values, saved);
    if (merge) resolve(merge, saved, merge.contested.length > 0);
  };
  const input = (): InvoiceValues => form.getFieldsValue(true) as InvoiceValues;
  return {
    form,
    dirty,
    markDirty: () => setDirty(true),
    saving: saving.isPending,
    save: () => save(input(), base),
    saveAmount: () => {
      amount.confirm();
      send(input(), base);
    },
    amount,
    close,
    ...answers,
    base,
  };
}

/** Fills in the usual due date of a new invoice, which may be known only after the dialog was opened. */
function useUsualDueOn(form: FormInstance<InvoiceValues>, usualDueOn: string): void {
  useEffect(() => {
    if (usualDueOn && !form.isFieldTouched('dueOn')) form.setFieldValue('dueOn', usualDueOn);
  }, [form, usualDueOn]);
}

/** The question before the amount of a sent invoice changes; null when nothing is asked. The same one is asked once. */
function useAmountQuestion() {
  const [question, setQuestion] = useState<string | null>(null);
  const confirmed = useRef<string>(undefined);
  return {
    question,
    askOr: (asked: string | undefined, proceed: () => void): void => {
      if (asked === undefined || asked === confirmed.current) proceed();
      else setQuestion(asked);
    },
    confirm: (): void => {
      confirmed.current = question ?? undefined;
      setQuestion(null);
    },
    dismiss: () => setQuestion(null),
  };
}
