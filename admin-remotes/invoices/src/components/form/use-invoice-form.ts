import { Form } from '@shop/admin-kit';
import type { Invoice } from '@shop/contract';
import { useState } from 'react';
import { editConflict, useSaveInvoice } from '../../api/save-invoice.ts';
import { differences } from '../../rules/invoice-conflict.ts';
import { bodyOf, type InvoiceValues, valuesOf } from '../../rules/invoice-form.ts';
import { amountQuestion } from '../../rules/sent-amount.ts';

/** The state of the invoice dialog: input, and the version that another admin saved meanwhile. */
export function useInvoiceForm(invoice: Invoice | null, onClose: () => void) {
  const [form] = Form.useForm<InvoiceValues>();
  const [base, setBase] = useState(invoice);
  const [serverVersion, setServerVersion] = useState<Invoice | null>(null);
  const [dirty, setDirty] = useState(false);
  const amount = useAmountQuestion();
  const saving = useSaveInvoice();

  const close = (): void => {
    setServerVersion(null);
    setDirty(false);
    onClose();
  };
  const save = (version: number | undefined): void => {
    // Enter in a field submits again while the first save is running.
    if (saving.isPending) return;
    saving.mutate(
      { id: invoice?.id, version, body: bodyOf(form.getFieldsValue(true) as InvoiceValues) },
      { onSuccess: close, onError: (error) => setServerVersion(editConflict(error) ?? null) },
    );
  };
  const takeTheirs = (): void => {
    if (!serverVersion) return;
    form.setFieldsValue(valuesOf(serverVersion));
    setBase(serverVersion);
    setServerVersion(null);
    setDirty(false);
  };
  return {
    form,
    base,
    dirty,
    markDirty: () => setDirty(true),
    saving: saving.isPending,
    save: () => amount.askOr(amountQuestion(form.getFieldsValue(true) as InvoiceValues, base), () => save(base?.version)),
    saveAmount: () => {
      amount.dismiss();
      save(base?.version);
    },
    amount,
    close,
    conflictRows: serverVersion && differences(form.getFieldsValue(true) as InvoiceValues, serverVersion, base),
    keepMine: () => save(serverVersion?.version),
    takeTheirs,
    dismissConflict: () => setServerVersion(null),
  };
}

/** The question before the amount of a sent invoice changes; null when nothing is asked. */
function useAmountQuestion() {
  const [question, setQuestion] = useState<string | null>(null);
  return {
    question,
    askOr: (asked: string | undefined, proceed: () => void): void => {
      if (asked === undefined) proceed();
      else setQuestion(asked);
    },
    dismiss: () => setQuestion(null),
  };
}
