import { Dialog, QueryState } from '@shop/admin-kit';
import { useQuery } from '@tanstack/react-query';
import { packingSlipsQuery } from '../../api/selected-orders.ts';
import { PackingSlips } from '../dialogs/packing-slip.tsx';

interface SlipsDialogProps {
  /** Empty while closed. */
  ids: readonly string[];
  onClose: () => void;
}

/** The packing slips of several orders, for one print. */
export function SlipsDialog({ ids, onClose }: SlipsDialogProps) {
  const query = useQuery({ ...packingSlipsQuery(ids), enabled: ids.length > 0 });
  const title = ids.length === 1 ? '1 packing slip' : `${ids.length} packing slips`;
  if (query.data) return <PackingSlips open={ids.length > 0} title={title} slips={query.data.slips} onClose={onClose} />;
  return (
    <Dialog open={ids.length > 0} title={title} width={720} footer={null} onClose={onClose}>
      <QueryState query={query} failure="Failed to fetch the packing slips" placeholders={1}>
        {() => null}
      </QueryState>
    </Dialog>
  );
}
