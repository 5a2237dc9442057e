import type { AdminOrder } from '@shop/contract';
import { useSetTracking } from '../../api/set-tracking.ts';
import { ShipmentDialog } from './shipment-dialog.tsx';

/** Adds or corrects the tracking number of a shipped order. */
export function TrackingDialog({ open, order, onClose }: { open: boolean; order: AdminOrder; onClose: () => void }) {
  const saving = useSetTracking();
  return (
    <ShipmentDialog
      open={open}
      name="order-tracking"
      title={`Tracking of ${order.orderNumber}`}
      lead="The order’s page shows the new number at once. The shopper gets no new mail: resend “Shipped” if they need it."
      submitText="Save tracking"
      required
      initial={order.tracking}
      busy={saving.isPending}
      onSave={(shipment) => saving.mutateAsync({ id: order.id, ...shipment })}
      onClose={onClose}
    />
  );
}
