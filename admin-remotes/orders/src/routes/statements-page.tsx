import { Button, messageOf, ReloadOutlined, SectionHeader, Segmented, useCurrentSearchParams, useRight } from '@shop/admin-kit';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useRefreshOrders } from '../api/get-orders.ts';
import { useBookStatement, usePreviewStatement } from '../api/statements/read-statement.ts';
import { statementLinesQuery } from '../api/statements/statement-lines.ts';
import { OutcomesDialog } from '../components/bulk/outcomes-dialog.tsx';
import { BookedLines } from '../components/statements/booked-lines.tsx';
import { DismissedLines } from '../components/statements/dismissed-lines.tsx';
import { LinesToCheck } from '../components/statements/lines-to-check.tsx';
import { OwedLines } from '../components/statements/owed-lines.tsx';
import { StatementFiles } from '../components/statements/statement-files.tsx';
import { StatementInput } from '../components/statements/statement-input.tsx';
import { StatementLines } from '../components/statements/statement-lines.tsx';
import { StatementPreview } from '../components/statements/statement-preview.tsx';
import type { BulkResult } from '../rules/bulk-outcomes.ts';
import { parseTab, STATE_OF_TAB, STATEMENT_TABS, type StatementTab, tabLabel } from '../rules/statements/statement-tabs.ts';
import filterStyles from '../styles/order-filters.module.css';

type OnFailures = (result: BulkResult) => void;

/** Payments found in statements of apps and banks. The tab is part of the URL. */
export function StatementsPage() {
  const [searchParams, changeSearchParams] = useCurrentSearchParams();
  const tab = parseTab(searchParams);
  const waiting = useInfiniteQuery(statementLinesQuery('review'));
  const refresh = useRefreshOrders();
  const reads = useRight('move-money');
  const preview = usePreviewStatement();
  const [result, setResult] = useState<BulkResult | null>(null);
  const book = useBookStatement(setResult);
  const show = (next: StatementTab): void =>
    changeSearchParams(() => new URLSearchParams(next === 'check' ? '' : { tab: next }), { replace: true });
  const [wasClosed, setWasClosed] = useState(false);
  const close = (): void => {
    setWasClosed(true);
    preview.reset();
  };
  const onBook = (except: string[]): void => {
    if (!preview.variables) return;
    const onSuccess = (): void => {
      close();
      show('check');
    };
    book.mutate({ ...preview.variables, except }, { onSuccess });
  };
  const counts = waiting.data?.pages[0]?.counts;
  const tools = (
    <div className={filterStyles.queues}>
      <Segmented<StatementTab>
        aria-label="Show"
        value={tab}
        options={STATEMENT_TABS.map((value) => ({ value, label: tabLabel(value, counts) }))}
        onChange={show}
      />
    </div>
  );
  const isReading = preview.isPending;
  return (
    <>
      <SectionHeader
        title="Payments from statements"
        tools={!preview.data && tools}
        actions={
          <Button icon={<ReloadOutlined aria-hidden />} loading={waiting.isRefetching} onClick={refresh}>
            Refresh
          </Button>
        }
      />
      {preview.data ? (
        <StatementPreview reading={preview.data} isBooking={book.isPending} onBook={onBook} onCancel={close} />
      ) : (
        <>
          {reads && (
            <StatementInput
              isReading={isReading}
              takesFocus={wasClosed}
              problem={preview.isError ? messageOf(preview.error, 'Failed to read the statement') : undefined}
              onRead={preview.mutate}
            />
          )}
          <TabContent tab={tab} onFailures={setResult} />
        </>
      )}
      <OutcomesDialog result={result} onChange={setResult} />
    </>
  );
}

function TabContent({ tab, onFailures }: { tab: StatementTab; onFailures: OnFailures }) {
  if (tab === 'files') return <StatementFiles />;
  return (
    <StatementLines key={tab} state={STATE_OF_TAB[tab]} empty={EMPTY[tab]}>
      {(lines) => {
        if (tab === 'owed') return <OwedLines lines={lines} />;
        if (tab === 'aside') return <DismissedLines lines={lines} />;
        return tab === 'booked' ? <BookedLines lines={lines} /> : <LinesToCheck lines={lines} onFailures={onFailures} />;
      }}
    </StatementLines>
  );
}

const EMPTY: Record<Exclude<StatementTab, 'files'>, { title: string; hint: string }> = {
  check: { title: 'Nothing to check', hint: 'Payments whose order is not certain wait here, each with the reason.' },
  owed: { title: 'Nothing is owed back', hint: 'Money that belongs to no order stays here until it went back.' },
  booked: { title: 'Nothing is booked yet', hint: 'Payments of statements that have paid an order are listed here.' },
  aside: { title: 'Nothing is set aside', hint: 'Payments that are not for the shop are kept here, without payer and note.' },
};
