import { classNames, kitStyles, StatusTag, useShopTime } from '@shop/admin-kit';
import type { FeedImport } from '@shop/contract';
import { Link } from 'react-router-dom';
import { countsText } from '../../rules/feed-import.ts';
import styles from '../../styles/feed-imports.module.css';

/** Past imports, the latest first. */
export function FeedImportsTable({ imports }: { imports: readonly FeedImport[] }) {
  const time = useShopTime();
  return (
    <table className={classNames(kitStyles.table, styles.table)} aria-label="Past imports">
      <thead>
        <tr>
          <th scope="col">File</th>
          <th scope="col">When</th>
          <th scope="col">By</th>
        </tr>
      </thead>
      <tbody>
        {imports.map((feed) => (
          <tr key={feed.id}>
            <th scope="row" className={styles.main}>
              <Link to={`/products/imports/${feed.id}`}>{feed.fileName}</Link>
              <span className={styles.note}>
                {countsText(feed)} {feed.status === 'importing' && <StatusTag tone="info">Running</StatusTag>}
                {feed.status === 'stopped' && <StatusTag tone="warning">Stopped</StatusTag>}
              </span>
            </th>
            <td>{time.moment(feed.startedAt ?? feed.createdAt)}</td>
            <td className={styles.by}>{feed.adminName}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
