import { Button, DownloadOutlined, formatMoney, kitStyles, QueryState, StatusTag, useShopTime } from '@shop/admin-kit';
import type { Invoice } from '@shop/contract';
import { useQuery } from '@tanstack/react-query';
import { sentInvoicesQuery, useDownloadSent } from '../../api/sent-invoices.ts';
import styles from '../../styles/sent-versions.module.css';

/** Every PDF that was mailed to the client, as it was then. Not printed. */
export function SentVersions({ invoice }: { invoice: Invoice }) {
  const query = useQuery(sentInvoicesQuery(invoice));
  const download = useDownloadSent(invoice);
  const time = useShopTime();
  if (invoice.sentAt === null) return null;
  return (
    <section className={styles.versions} aria-labelledby="sent-versions">
      <h3 id="sent-versions">Sent PDFs</h3>
      <QueryState query={query} failure="Failed to fetch the sent PDFs" placeholders={1}>
        {(versions) =>
          versions.length === 0 ? (
            <p>A PDF appears here when it has been mailed.</p>
          ) : (
            <ul className={kitStyles.rows}>
              {versions.map(({ id, sentAt, sentTo, totalAmount, delivered }) => (
                <li key={id} className={styles.version}>
                  <span>
                    {delivered ? 'Sent on' : 'Not delivered yet, tried on'} {time.moment(sentAt)} to {sentTo}
                    <small>{formatMoney(totalAmount)}</small>
                  </span>
                  {!delivered && <StatusTag tone="warning">Waiting</StatusTag>}
                  <Button
                    size="small"
                    icon={<DownloadOutlined aria-hidden />}
                    aria-label={`Download the PDF of ${time.moment(sentAt)}`}
                    onClick={() => download(id, time.calendarDay(sentAt))}
                  >
                    Download
                  </Button>
                </li>
              ))}
            </ul>
          )
        }
      </QueryState>
    </section>
  );
}
