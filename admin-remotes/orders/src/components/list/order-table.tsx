import {
  Checkbox,
  classNames,
  CustomerLink,
  formatMoney,
  kitStyles,
  type Selection,
  SortButton,
  toCents,
  usePaymentMethods,
  useShopTime,
} from '@shop/admin-kit';
import type { OrderRow, OrderStatus, PaymentStatus } from '@shop/contract';
import { Link, useLocation } from 'react-router-dom';
import { useAllowedSteps } from '../../api/allowed-step.ts';
import { restOf } from '../../rules/money/amount-due.ts';
import type { Step } from '../../rules/next-step.ts';
import { nextSort, type OrderFilter } from '../../rules/order-filter.ts';
import { rowContents } from '../../rules/parcel/row-contents.ts';
import { OrderTags } from '../order-tags.tsx';
import { StepButton } from './step-button.tsx';
import styles from '../../styles/order-items.module.css';

interface OrderTableProps {
  orders: readonly OrderRow[];
  /** Undefined for accounts that may not ship. */
  selection: Selection | undefined;
  busy: boolean;
  /** What all orders of the list are. */
  implied: readonly (OrderStatus | PaymentStatus)[];
  onStep: (order: OrderRow, step: Step) => void;
  sort: OrderFilter['sort'];
  onSort: (sort: OrderFilter['sort']) => void;
}

/** Columns that would be empty are left out. */
interface Columns {
  showsTotal: boolean;
  showsStatus: boolean;
  showsStep: boolean;
}

/** The order list of wide windows: one line for each order. */
export function OrderTable({ orders, selection, busy, implied, onStep, sort, onSort }: OrderTableProps) {
  const allowedStep = useAllowedSteps();
  const columns: Columns = {
    showsTotal: orders.some(({ moneyHidden }) => !moneyHidden),
    showsStatus: orders.some(
      ({ status, paymentStatus, paymentSentAt }) =>
        paymentSentAt !== null || !implied.includes(status) || !implied.includes(paymentStatus),
    ),
    showsStep: orders.some((order) => allowedStep(order) !== undefined),
  };
  return (
    <table className={classNames(kitStyles.table, styles.table)} aria-label="Orders">
      <thead>
        <tr>
          {selection && (
            <th scope="col">
              <Checkbox
                aria-label="Select all orders"
                checked={selection.state === 'all'}
                indeterminate={selection.state === 'some'}
                onChange={selection.toggleAll}
              />
            </th>
          )}
          <th scope="col">Order</th>
          <th scope="col">Placed</th>
          <th scope="col">Customer</th>
          <th scope="col" className={classNames(kitStyles.tableNumber, styles.wide)}>
            Pieces
          </th>
          {columns.showsTotal && <TotalHead sort={sort} onSort={onSort} />}
          <th scope="col" className={styles.wide}>
            Method
          </th>
          {columns.showsStatus && <th scope="col">Status</th>}
          {columns.showsStep && <th scope="col">Next step</th>}
        </tr>
      </thead>
      <tbody>
        {orders.map((order) => (
          <OrderTableRow
            key={order.id}
            order={order}
            columns={columns}
            selection={selection}
            busy={busy}
            implied={implied}
            onStep={(step) => onStep(order, step)}
          />
        ))}
      </tbody>
    </table>
  );
}

const DIRECTIONS = { 'total-asc': 'ascending', 'total-desc': 'descending', '': undefined } as const;

function TotalHead({ sort, onSort }: Pick<OrderTableProps, 'sort' | 'onSort'>) {
  const direction = DIRECTIONS[sort];
  return (
    <th scope="col" className={kitStyles.tableNumber} aria-sort={direction}>
      <SortButton title="Total" direction={direction} onClick={() => onSort(nextSort(sort))} />
    </th>
  );
}

interface OrderTableRowProps extends Omit<OrderTableProps, 'orders' | 'onStep' | 'sort' | 'onSort'> {
  order: OrderRow;
  columns: Columns;
  onStep: (step: Step) => void;
}

function OrderTableRow({ order, columns, selection, busy, implied, onStep }: OrderTableRowProps) {
  const time = useShopTime();
  const methods = usePaymentMethods();
  const { id, orderNumber, customerName, customerEmail, createdAt, totalAmount, refundedAmount, pieces, paymentMethod } = order;
  const { search } = useLocation();
  const rest = restOf(order);
  return (
    <tr>
      {selection && (
        <td>
          <Checkbox aria-label={`Select ${orderNumber}`} checked={selection.has(id)} onChange={() => selection.toggle(id)} />
        </td>
      )}
      <th scope="row">
        <Link to={id} state={{ list: search }}>
          {orderNumber}
        </Link>
      </th>
      <td>
        <time dateTime={createdAt}>{time.moment(createdAt)}</time>
      </td>
      <td className={kitStyles.tableRest} title={`${customerName} ${customerEmail}\n${rowContents(order)}`}>
        <CustomerLink email={customerEmail}>{customerName}</CustomerLink> <small className={styles.email}>{customerEmail}</small>
        <small className={styles.contents}>{rowContents(order)}</small>
      </td>
      <td className={classNames(kitStyles.tableNumber, styles.wide)}>{pieces}</td>
      {columns.showsTotal && (
        <td className={kitStyles.tableNumber}>
          {formatMoney(totalAmount)}
          {rest !== undefined && <small className={styles.refunded}>{formatMoney(rest)} due</small>}
          {toCents(refundedAmount) > 0 && <small className={styles.refunded}>{formatMoney(refundedAmount)} refunded</small>}
        </td>
      )}
      <td className={styles.wide}>{methods.labelOf(paymentMethod)}</td>
      {columns.showsStatus && (
        <td>
          <OrderTags {...order} implied={implied} />
        </td>
      )}
      {columns.showsStep && (
        <td>
          <StepButton order={order} busy={busy} small onStep={onStep} />
        </td>
      )}
    </tr>
  );
}
