import { classNames, kitStyles, StatusTag, useRight } from '@shop/admin-kit';
import type { StockRow } from '@shop/contract';
import { Link } from 'react-router-dom';
import styles from '../../styles/stock-by-size.module.css';

/** One line for each size, and for each product without sizes; those that run out first come first. */
export function SizeStockTable({ rows }: { rows: readonly StockRow[] }) {
  const mayEdit = useRight('edit-catalog');
  return (
    <table className={classNames(kitStyles.table, styles.stock)} aria-label="Stock by size">
      <thead>
        <tr>
          <th scope="col">Product</th>
          <th scope="col">Size</th>
          <th scope="col" className={kitStyles.tableNumber}>
            Left
          </th>
          <th scope="col" className={kitStyles.tableNumber}>
            Sold in 30 days
          </th>
          <th scope="col" className={kitStyles.tableNumber}>
            Days left
          </th>
          <th scope="col" className={classNames(kitStyles.tableNumber, styles.unpaid)}>
            On unpaid orders
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.variantId ?? row.productId}>
            <th scope="row" className={kitStyles.tableRest}>
              {mayEdit ? <Link to={`/products/${row.productId}`}>{row.name}</Link> : row.name}
            </th>
            <td className={styles.size}>{row.size ?? 'One size'}</td>
            <td className={kitStyles.tableNumber}>{row.left === 0 ? <StatusTag tone="danger">0</StatusTag> : row.left}</td>
            <td className={kitStyles.tableNumber}>{row.sold30Days}</td>
            <td className={kitStyles.tableNumber}>{row.daysLeft ?? '–'}</td>
            <td className={classNames(kitStyles.tableNumber, styles.unpaid)}>{row.onUnpaidOrders}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
