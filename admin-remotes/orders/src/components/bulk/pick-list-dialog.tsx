import { PrintDialog, QueryState } from '@shop/admin-kit';
import { useQuery } from '@tanstack/react-query';
import { packingSlipsQuery } from '../../api/selected-orders.ts';
import { formatPieces } from '../../rules/format.ts';
import { pickList } from '../../rules/parcel/pick-list.ts';
import styles from '../../styles/packing-slip.module.css';

interface PickListDialogProps {
  /** Empty while closed. */
  ids: readonly string[];
  onClose: () => void;
}

/** What has to be fetched for several orders, to print or to read off. */
export function PickListDialog({ ids, onClose }: PickListDialogProps) {
  const query = useQuery({ ...packingSlipsQuery(ids), enabled: ids.length > 0 });
  const title = ids.length === 1 ? 'Pick list of 1 order' : `Pick list of ${ids.length} orders`;
  return (
    <PrintDialog open={ids.length > 0} title={title} printTitle={title} width={600} onClose={onClose}>
      <QueryState query={query} failure="Failed to fetch the pieces" placeholders={1}>
        {({ slips }) => <PickTable pieces={pickList(slips)} />}
      </QueryState>
    </PrintDialog>
  );
}

function PickTable({ pieces }: { pieces: ReturnType<typeof pickList> }) {
  return (
    <article className={styles.slip} aria-label="Pick list">
      <table>
        <thead>
          <tr>
            <th scope="col">Item</th>
            <th scope="col">Qty</th>
            <th scope="col">Picked</th>
          </tr>
        </thead>
        <tbody>
          {pieces.map(({ name, quantity }) => (
            <tr key={name}>
              <td>
                <bdi>{name}</bdi>
              </td>
              <td>{quantity}</td>
              <td className={styles.box}>☐</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">Total</th>
            <td colSpan={2}>{formatPieces(pieces.reduce((sum, { quantity }) => sum + quantity, 0))}</td>
          </tr>
        </tfoot>
      </table>
    </article>
  );
}
