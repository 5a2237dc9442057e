import {
  ArrowLeftOutlined,
  Button,
  DownloadOutlined,
  EmptyState,
  PrinterOutlined,
  QueryState,
  SectionHeader,
  Select,
  useCurrentSearchParams,
  useShopTime,
} from '@shop/admin-kit';
import type { ArtistStatements } from '@shop/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { statementsQuery, useDownloadYear, usePrintStatements } from '../api/artist-ledger/statements.ts';
import { CloseMonthDialog } from '../components/artist-ledger/close-month-dialog.tsx';
import { StatementList } from '../components/artist-ledger/statement-list.tsx';
import { closesFrom, monthName, offeredMonths, parseMonth } from '../rules/artist-ledger/months.ts';
import { monthState, pagesText } from '../rules/artist-ledger/statements.ts';
import pageStyles from '../styles/ledger-artist.module.css';
import styles from '../styles/statements.module.css';

/** What artists are told about a month: drafts until it is closed, then the pages that are sent. The month is part of the URL. */
export function LedgerMonthsPage() {
  const [searchParams, changeSearchParams] = useCurrentSearchParams();
  const [now] = useState(Date.now);
  const today = useShopTime().calendarDay(now);
  const month = parseMonth(searchParams, today);
  const query = useQuery(statementsQuery(month));
  const year = useDownloadYear();
  const shownYear = month.slice(0, 'YYYY'.length);
  const tools = (
    <Select
      aria-label="Month"
      className={pageStyles.month}
      value={month}
      options={offeredMonths(today, month)}
      onChange={(value) => changeSearchParams(() => new URLSearchParams({ month: value }), { replace: true })}
    />
  );
  const actions = (
    <>
      <Button icon={<DownloadOutlined aria-hidden />} loading={year.isPending} onClick={() => year.run(shownYear)}>
        {shownYear} as CSV
      </Button>
      {query.data && <MonthActions key={month} shown={query.data} />}
    </>
  );
  return (
    <>
      <p className={pageStyles.back}>
        <Link to="/artist-ledger">
          <ArrowLeftOutlined aria-hidden /> Artist Ledger
        </Link>
      </p>
      <SectionHeader title="Statements" tools={tools} actions={actions} />
      <QueryState query={query} failure="Failed to fetch the statements" placeholders={3}>
        {(shown) => <Month shown={shown} />}
      </QueryState>
    </>
  );
}

function Month({ shown }: { shown: ArtistStatements }) {
  const { month, statements } = shown;
  const name = monthName(month);
  const state = monthState(shown);
  const texts = {
    open: `${name} is not over. It can be closed from ${closesFrom(month)}.`,
    over: `${name} is over and not closed yet.`,
    closed: `${name} is closed: its statements never change.`,
    empty: undefined,
  };
  return (
    <>
      {texts[state] && <p className={styles.state}>{texts[state]}</p>}
      {statements.length === 0 ? (
        <EmptyState
          title={`No statements for ${name}`}
          hint="An artist has one in a month with sales, refunds, payments or other entries."
        />
      ) : (
        <StatementList month={month} statements={statements} />
      )}
    </>
  );
}

/** A month that is over is closed, then printed; before, there are drafts. */
function MonthActions({ shown }: { shown: ArtistStatements }) {
  const { month, statements } = shown;
  const print = usePrintStatements();
  const [isClosing, setClosing] = useState(false);
  const state = monthState(shown);
  if (statements.length === 0) return null;
  return (
    <>
      <Button
        type={state === 'closed' ? 'primary' : 'default'}
        icon={<PrinterOutlined aria-hidden />}
        loading={print.isPending}
        onClick={() => print.run({ month, isDraft: state !== 'closed' })}
      >
        {state === 'closed' ? `Print ${pagesText(statements)}` : `Print a draft of ${pagesText(statements)}`}
      </Button>
      {state === 'over' && (
        <Button type="primary" onClick={() => setClosing(true)}>
          Close {monthName(month).replace(/ \d+$/, '')}
        </Button>
      )}
      <CloseMonthDialog open={isClosing} month={month} count={statements.length} onClose={() => setClosing(false)} />
    </>
  );
}
