import { Form, FormDialog, useDialogForm } from '@shop/admin-kit';
import type { AdminOrder } from '@shop/contract';
import { useState } from 'react';
import { useReturnItems } from '../../api/return-items.ts';
import { chosenPieces, type Pieces, piecesOut } from '../../rules/returns.ts';
import { PieceInputs } from './piece-inputs.tsx';
import styles from '../../styles/order-items.module.css';

const FORM_ID = 'order-return-form';

interface ReturnDialogProps {
  open: boolean;
  order: AdminOrder;
  onClose: () => void;
}

/** Asks which pieces came back. Nothing is chosen at first: one of several pieces may come back. */
export function ReturnDialog({ open, order, onClose }: ReturnDialogProps) {
  const [isEmpty, setEmpty] = useState(false);
  const returning = useReturnItems();
  const { dialog, inputs, submit } = useDialogForm<{ pieces?: Pieces }>({
    onClose: () => {
      setEmpty(false);
      onClose();
    },
  });
  const save = ({ pieces = {} }: { pieces?: Pieces }): void => {
    const items = chosenPieces(pieces);
    setEmpty(items.length === 0);
    if (items.length === 0) return;
    submit((keyed) => returning.mutateAsync({ id: order.id, version: order.version, items }, keyed));
  };
  return (
    <FormDialog
      open={open}
      title={`Pieces of ${order.orderNumber} that came back`}
      submitText="Put back in stock"
      formId={FORM_ID}
      {...dialog}
      busy={returning.isPending}
      width={480}
    >
      <p className={styles.dialogLead}>They can be sold again at once. Money goes back with Refund only.</p>
      <Form {...inputs} id={FORM_ID} name="order-return" layout="vertical" onFinish={save}>
        <PieceInputs items={order.items} max={piecesOut(order)} />
      </Form>
      {isEmpty && (
        <p role="alert" className={styles.importProblem}>
          Please enter how many pieces came back.
        </p>
      )}
    </FormDialog>
  );
}
