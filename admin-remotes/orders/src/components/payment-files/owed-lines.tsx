import { Button, Form, TextItem, useDialogForm, usePaymentMethods, useRight } from '@shop/admin-kit';
import { ORDER_TEXTS, type PaymentLine } from '@shop/contract';
import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import { useMarkReturned } from '../../api/payment-files/payment-lines.ts';
import { owedOrders, owedReason, owedText } from '../../rules/payment-files/line-labels.ts';
import { PaidOn } from './paid-on.tsx';
import owedStyles from '../../styles/owed-lines.module.css';
import styles from '../../styles/payment-files.module.css';

/** Money that belongs to no order, until it went back to its payers. */
export function OwedLines({ lines }: { lines: readonly PaymentLine[] }) {
  const decides = useRight('move-money');
  const methods = usePaymentMethods();
  return (
    <ul className={styles.lines} aria-label="Owed back">
      {lines.map((line) => (
        <li key={line.id} className={styles.line}>
          <div className={styles.payment}>
            <h3>
              {owedText(line, methods)}
              <OwedBecause line={line} />
            </h3>
            <small>
              came <PaidOn day={line.paidOn} />
            </small>
            {line.note !== null && (
              <p className={styles.note}>
                <bdi>{line.note}</bdi>
              </p>
            )}
          </div>
          {decides && line.id !== null && <SentBack id={line.id} />}
        </li>
      ))}
    </ul>
  );
}

/** " (paid twice, ORD-A)", with links to the orders. */
function OwedBecause({ line }: { line: PaymentLine }) {
  const reason = owedReason(line);
  const orders = owedOrders(line);
  if (reason === undefined && orders.length === 0) return null;
  return (
    <>
      {' '}
      ({reason}
      {orders.map(({ orderId, orderNumber }, place) => (
        <Fragment key={orderId}>
          {(place > 0 || reason !== undefined) && ', '}
          <Link to={`/orders/${orderId}`}>{orderNumber}</Link>
        </Fragment>
      ))}
      )
    </>
  );
}

function SentBack({ id }: { id: string }) {
  const markReturned = useMarkReturned();
  const { inputs, submit } = useDialogForm<{ reference: string }>({ onClose: () => undefined });
  const name = `sent-back-${id}`;
  return (
    <Form
      {...inputs}
      id={name}
      name={name}
      layout="vertical"
      className={owedStyles.sentBack}
      onFinish={({ reference }) => submit(() => markReturned.mutateAsync({ id, reference }))}
    >
      <TextItem name="reference" label="Reference" className={owedStyles.reference} rule={ORDER_TEXTS.reference} />
      <Button type="primary" htmlType="submit" loading={markReturned.isPending}>
        Sent back
      </Button>
    </Form>
  );
}
