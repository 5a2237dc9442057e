import { Button, classNames, kitStyles, useIsWide } from '@shop/admin-kit';
import { type ArtistStatement, signedCents } from '@shop/contract';
import { Link } from 'react-router-dom';
import { usePrintStatements } from '../../api/artist-ledger/statements.ts';
import { formatAmount } from '../../rules/artist-ledger/ledger-labels.ts';
import { STATEMENT_LABELS, STATEMENT_SUMS } from '../../rules/artist-ledger/statements.ts';
import cardStyles from '../../styles/artist-ledger.module.css';
import styles from '../../styles/statements.module.css';

interface StatementListProps {
  month: string;
  statements: readonly ArtistStatement[];
}

const COLUMNS = ['opening', ...STATEMENT_SUMS, 'closing'] as const;

/** A table, and cards in narrow windows, which leave out what is nothing. */
export function StatementList(list: StatementListProps) {
  return useIsWide('62rem') ? <StatementTable {...list} /> : <StatementCards {...list} />;
}

function StatementTable({ month, statements }: StatementListProps) {
  return (
    <table className={kitStyles.table} aria-label="Statements">
      <thead>
        <tr>
          <th scope="col" className={kitStyles.tableRest}>
            Artist
          </th>
          {COLUMNS.map((column) => (
            <th key={column} scope="col" className={kitStyles.tableNumber}>
              {STATEMENT_LABELS[column]}
            </th>
          ))}
          <th scope="col">
            <span className={kitStyles.visuallyHidden}>PDF</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {statements.map((statement) => (
          <tr key={statement.artistId}>
            <th scope="row" className={kitStyles.tableRest}>
              <Artist month={month} statement={statement} />
            </th>
            {COLUMNS.map((column) => (
              <td key={column} className={classNames(kitStyles.tableNumber, column === 'closing' && styles.closing)}>
                {formatAmount(statement[column])}
              </td>
            ))}
            <td>
              <PdfButton month={month} statement={statement} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function StatementCards({ month, statements }: StatementListProps) {
  return (
    <ul className={classNames(kitStyles.rows, cardStyles.cards)} aria-label="Statements">
      {statements.map((statement) => (
        <li key={statement.artistId}>
          <h3 className={styles.cardTitle}>
            <Artist month={month} statement={statement} />
            <PdfButton month={month} statement={statement} />
          </h3>
          {COLUMNS.filter((column) => isBalance(column) || signedCents(statement[column]) !== 0).map((column) => (
            <div key={column} className={cardStyles.cardLine}>
              <span>{STATEMENT_LABELS[column]}</span>
              <div className={column === 'closing' ? styles.closing : undefined}>{formatAmount(statement[column])}</div>
            </div>
          ))}
        </li>
      ))}
    </ul>
  );
}

const isBalance = (column: (typeof COLUMNS)[number]): boolean => column === 'opening' || column === 'closing';

interface StatementProps {
  month: string;
  statement: ArtistStatement;
}

function Artist({ month, statement: { artistId, artistName, pages } }: StatementProps) {
  return (
    <span className={styles.artist}>
      <Link to={`/artist-ledger/${artistId}?month=${month}`}>
        <bdi>{artistName}</bdi>
      </Link>
      {pages === 2 && <small>with a letter</small>}
    </span>
  );
}

function PdfButton({ month, statement: { artistId, artistName, isFinal } }: StatementProps) {
  const print = usePrintStatements();
  return (
    <Button
      size="small"
      loading={print.isPending}
      aria-label={`PDF of ${artistName}`}
      onClick={() => print.run({ month, artistId, isDraft: !isFinal })}
    >
      PDF
    </Button>
  );
}
