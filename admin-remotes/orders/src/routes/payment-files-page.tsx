import {
  Button,
  kitStyles,
  messageOf,
  ReloadOutlined,
  SectionHeader,
  Segmented,
  useCurrentSearchParams,
  useRight,
} from '@shop/admin-kit';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useRefreshOrders } from '../api/get-orders.ts';
import { useBookPaymentFile, usePreviewPaymentFile } from '../api/payment-files/read-payment-file.ts';
import { paymentLinesQuery } from '../api/payment-files/payment-lines.ts';
import { OutcomesDialog } from '../components/bulk/outcomes-dialog.tsx';
import { BookedLines } from '../components/payment-files/booked-lines.tsx';
import { DismissedLines } from '../components/payment-files/dismissed-lines.tsx';
import { LinesToCheck } from '../components/payment-files/lines-to-check.tsx';
import { OwedLines } from '../components/payment-files/owed-lines.tsx';
import { PaymentFiles } from '../components/payment-files/payment-files.tsx';
import { PaymentFileInput } from '../components/payment-files/payment-file-input.tsx';
import { PaymentLines } from '../components/payment-files/payment-lines.tsx';
import { PaymentFilePreview } from '../components/payment-files/payment-file-preview.tsx';
import type { BulkResult } from '../rules/bulk-outcomes.ts';
import {
  parseTab,
  STATE_OF_TAB,
  PAYMENT_FILE_TABS,
  type PaymentFileTab,
  tabLabel,
} from '../rules/payment-files/payment-file-tabs.ts';

type OnFailures = (result: BulkResult) => void;

/** Payments found in payment files of apps and banks. The tab is part of the URL. */
export function PaymentFilesPage() {
  const [searchParams, changeSearchParams] = useCurrentSearchParams();
  const tab = parseTab(searchParams);
  const waiting = useInfiniteQuery(paymentLinesQuery('review'));
  const refresh = useRefreshOrders();
  const reads = useRight('move-money');
  const preview = usePreviewPaymentFile();
  const [result, setResult] = useState<BulkResult | null>(null);
  const book = useBookPaymentFile(setResult);
  const show = (next: PaymentFileTab): void =>
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
    <Segmented<PaymentFileTab>
      className={kitStyles.scrollingSegments}
      aria-label="Show"
      value={tab}
      options={PAYMENT_FILE_TABS.map((value) => ({ value, label: tabLabel(value, counts) }))}
      onChange={show}
    />
  );
  const isReading = preview.isPending;
  return (
    <>
      <SectionHeader
        title="Payments from files"
        tools={!preview.data && tools}
        actions={
          <Button icon={<ReloadOutlined aria-hidden />} loading={waiting.isRefetching} onClick={refresh}>
            Refresh
          </Button>
        }
      />
      {preview.data ? (
        <PaymentFilePreview reading={preview.data} isBooking={book.isPending} onBook={onBook} onCancel={close} />
      ) : (
        <>
          {reads && (
            <PaymentFileInput
              isReading={isReading}
              takesFocus={wasClosed}
              problem={preview.isError ? messageOf(preview.error, 'Failed to read the payment file') : undefined}
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

function TabContent({ tab, onFailures }: { tab: PaymentFileTab; onFailures: OnFailures }) {
  if (tab === 'files') return <PaymentFiles />;
  return (
    <PaymentLines key={tab} state={STATE_OF_TAB[tab]} empty={EMPTY[tab]}>
      {(lines) => {
        if (tab === 'owed') return <OwedLines lines={lines} />;
        if (tab === 'aside') return <DismissedLines lines={lines} />;
        return tab === 'booked' ? <BookedLines lines={lines} /> : <LinesToCheck lines={lines} onFailures={onFailures} />;
      }}
    </PaymentLines>
  );
}

const EMPTY: Record<Exclude<PaymentFileTab, 'files'>, { title: string; hint: string }> = {
  check: { title: 'Nothing to check', hint: 'Payments whose order is not certain wait here, each with the reason.' },
  owed: { title: 'Nothing is owed back', hint: 'Money that belongs to no order stays here until it went back.' },
  booked: { title: 'Nothing is booked yet', hint: 'Payments that have paid an order are listed here.' },
  aside: { title: 'Nothing is set aside', hint: 'Payments that are not for the shop are kept here, without payer and note.' },
};
