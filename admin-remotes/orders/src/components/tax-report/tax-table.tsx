import { classNames, kitStyles } from '@shop/admin-kit';
import type { StateTax, TaxReport } from '@shop/contract';
import {
  authorityAmounts,
  formatAmount,
  stateLabel,
  TAX_AMOUNTS,
  type TaxAmounts,
  totalAmounts,
  totalOrders,
} from '../../rules/tax-report/tax-totals.ts';
import { useKeyboardScrolling } from '../figures/use-keyboard-scrolling.ts';
import tableStyles from '../../styles/figure-table.module.css';
import styles from '../../styles/tax-report.module.css';

const TITLES: Record<keyof TaxAmounts, string> = {
  gross: 'Gross sales',
  exempt: 'Exempt',
  taxable: 'Taxable',
  tax: 'Sales tax',
  refundedTax: 'Refunded tax',
  due: 'Due',
};

/** A row for each state, below it one for each of its authorities; on narrow windows it scrolls sideways beside its first column. */
export function TaxTable({ report: { states, timeZone } }: { report: TaxReport }) {
  const scroller = useKeyboardScrolling<HTMLElement>();
  return (
    <div className={tableStyles.table}>
      <section ref={scroller} aria-label="Sales tax by state">
        <table className={kitStyles.table} aria-label="Sales tax by state">
          <thead>
            <tr>
              <th scope="col">State and authority</th>
              <NumberHeading title="Orders" />
              {TAX_AMOUNTS.map((field) => (
                <NumberHeading key={field} title={TITLES[field]} />
              ))}
            </tr>
          </thead>
          {states.map((state) => (
            <StateRows key={state.state ?? ''} state={state} />
          ))}
          <tfoot>
            <tr>
              <th scope="row">Total</th>
              <td className={kitStyles.tableNumber}>{totalOrders(states)}</td>
              <Amounts amounts={totalAmounts(states)} />
            </tr>
          </tfoot>
        </table>
      </section>
      <p>
        Gross sales are pieces and shipping, without tax and fees. An order counts on the day on which its payment arrives, a
        refund on its own. Days begin at midnight in the time zone {timeZone.replaceAll('_', ' ')}.
      </p>
    </div>
  );
}

const NumberHeading = ({ title }: { title: string }) => (
  <th scope="col" className={kitStyles.tableNumber}>
    {title}
  </th>
);

function StateRows({ state }: { state: StateTax }) {
  return (
    <tbody>
      <tr className={styles.state}>
        <th scope="row">{stateLabel(state)}</th>
        <td className={kitStyles.tableNumber}>{state.orders}</td>
        <Amounts amounts={state} />
      </tr>
      {state.authorities.map((row) => (
        <tr key={`${row.authority} ${row.rate}`}>
          <th scope="row" className={styles.authority}>
            <bdi>{row.authority}</bdi>, {row.rate}%
          </th>
          <td className={kitStyles.tableNumber}>{state.orders}</td>
          <Amounts amounts={authorityAmounts(state, row)} />
        </tr>
      ))}
    </tbody>
  );
}

function Amounts({ amounts }: { amounts: TaxAmounts }) {
  return TAX_AMOUNTS.map((field) => (
    <td key={field} className={classNames(kitStyles.tableNumber, field === 'due' && styles.due)}>
      {formatAmount(amounts[field])}
    </td>
  ));
}
