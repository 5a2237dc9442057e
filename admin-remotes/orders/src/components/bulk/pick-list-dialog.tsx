import { PrintDialog, QueryState } from '@shop/admin-kit';
import type { PickList } from '@shop/contract';
import { useQuery } from '@tanstack/react-query';
import { pickListQuery } from '../../api/selected-orders.ts';
import { formatPieces } from '../../rules/format.ts';
import { countOrders } from '../../rules/bulk-outcomes.ts';
import { leftOutText, notesOf, sizesText } from '../../rules/parcel/pick-list.ts';
import styles from '../../styles/pick-list.module.css';

interface PickListDialogProps {
  /** Empty while closed. */
  ids: readonly string[];
  onClose: () => void;
}

/** What has to be fetched for several orders, to print or to read off. */
export function PickListDialog({ ids, onClose }: PickListDialogProps) {
  const query = useQuery({ ...pickListQuery(ids), enabled: ids.length > 0 });
  const title = `Pick list of ${countOrders(query.data?.orders ?? ids.length)}`;
  return (
    <PrintDialog open={ids.length > 0} title={title} printTitle={title} width={600} onClose={onClose}>
      <QueryState query={query} failure="Failed to fetch the pieces" placeholders={1}>
        {(list) => <PickRows list={list} />}
      </QueryState>
    </PrintDialog>
  );
}

function PickRows({ list: { items, pieces, orders, leftOut } }: { list: PickList }) {
  const others = leftOutText(leftOut);
  return (
    <article className={styles.list} aria-label="Pick list">
      {items.length === 0 ? (
        <p>Nothing to pick: none of these orders is packed now.</p>
      ) : (
        <ul>
          {items.map(({ productId, name, sizes }) => (
            <li key={productId}>
              <span className={styles.box} aria-hidden />
              <span>
                <bdi>{name}</bdi>: <strong>{sizesText(sizes)}</strong>
                {notesOf(sizes).map((note) => (
                  <span key={note} className={styles.note}>
                    {note}
                  </span>
                ))}
              </span>
            </li>
          ))}
        </ul>
      )}
      {items.length > 0 && (
        <p>
          {formatPieces(pieces)} for {countOrders(orders)}
        </p>
      )}
      {others && <p>{others}</p>}
    </article>
  );
}
