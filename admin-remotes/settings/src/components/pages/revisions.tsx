import { Collapse, useShopTime } from '@shop/admin-kit';
import type { AdminPage } from '@shop/contract';
import styles from '../../styles/pages.module.css';

/** Every text that was saved, newest first: what the page said when an order was placed. */
export function Revisions({ revisions }: { revisions: AdminPage['revisions'] }) {
  const time = useShopTime();
  if (revisions.length === 0) return null;
  const items = revisions.map(({ version, savedAt, adminName, published, title, body }) => ({
    key: version,
    label: `${time.moment(savedAt)}, ${adminName}, ${published ? 'published' : 'not published'}`,
    children: <pre className={styles.revision}>{`${title}\n\n${body}`}</pre>,
  }));
  return (
    <section className={styles.revisions} aria-labelledby="page-revisions">
      <h3 id="page-revisions">Earlier versions</h3>
      <Collapse size="small" items={items} />
    </section>
  );
}
