import { kitStyles, usePaymentMethods } from '@shop/admin-kit';
import type { FigureAmounts, FigureRow, Figures } from '@shop/contract';
import { Link } from 'react-router-dom';
import { formatPeriod, GROUP_LABELS, rowLabel } from '../../rules/figures/figure-labels.ts';
import { type FiguresFilter, figuresSearch, productsOfDay } from '../../rules/figures/figures-filter.ts';
import { formatMeasure, isNothing, MEASURES } from '../../rules/figures/measures.ts';
import { type EmptyDays, tableRows } from '../../rules/figures/table-rows.ts';
import { useKeyboardScrolling } from './use-keyboard-scrolling.ts';
import styles from '../../styles/figure-table.module.css';

interface FigureTableProps {
  figures: Figures;
  filter: FiguresFilter;
}

/** All numbers of the figures; on narrow windows it scrolls sideways beside its first column. */
export function FigureTable({ figures, filter }: FigureTableProps) {
  const { by, rows, total, totalBefore, moreRows } = figures;
  const scroller = useKeyboardScrolling<HTMLElement>();
  const name = `Figures by ${GROUP_LABELS[by].toLowerCase()}`;
  return (
    <div className={styles.table}>
      <section ref={scroller} aria-label={name}>
        <table className={kitStyles.table} aria-label={name}>
          <thead>
            <tr>
              <th scope="col">{GROUP_LABELS[by]}</th>
              {MEASURES.map(({ field, title }) => (
                <th key={field} scope="col" className={kitStyles.tableNumber}>
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {tableRows({ by, rows }, filter.compares).map((row) =>
              'days' in row ? (
                <EmptyRow key={row.to} {...row} />
              ) : (
                <tr key={row.key ?? ''}>
                  <th scope="row">
                    <RowName row={row} by={by} filter={filter} />
                  </th>
                  <Amounts now={row.now} before={filter.compares ? row.before : undefined} />
                </tr>
              ),
            )}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">Total</th>
              <Amounts now={total} before={filter.compares ? totalBefore : undefined} />
            </tr>
          </tfoot>
        </table>
      </section>
      {moreRows > 0 && <p>{moreRows} more are in the CSV; the total counts them.</p>}
      <TableNotes figures={figures} />
    </div>
  );
}

const EmptyRow = ({ days, ...period }: EmptyDays) => (
  <tr>
    <th scope="row">{formatPeriod(period)}</th>
    <td colSpan={MEASURES.length} className={styles.nothing}>
      Nothing on these {days} days
    </td>
  </tr>
);

interface RowNameProps extends Pick<FigureTableProps, 'filter'> {
  row: FigureRow;
  by: Figures['by'];
}

/** A day on which something happened leads to its products. */
function RowName({ row, by, filter }: RowNameProps) {
  const label = rowLabel(by, row, usePaymentMethods());
  if (by !== 'day' || row.key === null || isNothing(row.now)) return label;
  return (
    <Link to={{ search: figuresSearch(productsOfDay(filter, row.key)).toString() }} title="What was sold on this day">
      {label}
    </Link>
  );
}

function Amounts({ now, before }: { now: FigureAmounts; before: FigureAmounts | undefined }) {
  return MEASURES.map((measure) => (
    <td key={measure.field} className={kitStyles.tableNumber}>
      {formatMeasure(measure, now)}
      {before && (
        <small className={styles.beforeValue}>
          <span className={kitStyles.visuallyHidden}>before: </span>
          {formatMeasure(measure, before)}
        </small>
      )}
    </td>
  ));
}

function TableNotes({ figures: { by, timeZone } }: { figures: Figures }) {
  return (
    <p>
      {by !== 'day' && by !== 'method' && (
        <>
          An order with several products counts once for each {by} in it, so orders can add up to more than the total. A refund is
          spread over the lines of its order.{' '}
        </>
      )}
      Days begin at midnight in the time zone {timeZone.replaceAll('_', ' ')}.
    </p>
  );
}
