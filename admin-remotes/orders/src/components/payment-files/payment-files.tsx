import { EmptyState, kitStyles, QueryState, usePaymentMethods, useShopTime } from '@shop/admin-kit';
import { useQuery } from '@tanstack/react-query';
import { paymentFilesQuery } from '../../api/payment-files/payment-lines.ts';
import { countsText } from '../../rules/payment-files/preview-labels.ts';
import styles from '../../styles/payment-files.module.css';

/** The files that were read, newest first. Their contents are not kept. */
export function PaymentFiles() {
  const query = useQuery(paymentFilesQuery);
  const time = useShopTime();
  const methods = usePaymentMethods();
  return (
    <QueryState query={query} failure="Failed to fetch the files" placeholders={3}>
      {({ files }) =>
        files.length === 0 ? (
          <EmptyState title="No file was read yet" hint="Each file that is read is listed here, with what became of its rows." />
        ) : (
          <ul className={kitStyles.rows} aria-label="Files">
            {files.map(({ fileName, source, readBy, readAt, counts }) => (
              <li key={`${readAt} ${fileName}`} className={styles.file}>
                <strong>
                  <bdi>{fileName}</bdi>
                </strong>
                <span>
                  {methods.labelOf(source)}, read by {readBy}, <time dateTime={readAt}>{time.moment(readAt)}</time>
                </span>
                <span>{countsText(counts)}</span>
              </li>
            ))}
          </ul>
        )
      }
    </QueryState>
  );
}
