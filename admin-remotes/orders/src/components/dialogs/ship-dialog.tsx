import type { OrderRow } from '@shop/contract';
import { useChangeOrderStatus } from '../../api/change-order-status.ts';
import { ShipmentDialog } from './shipment-dialog.tsx';

interface ShipDialogProps {
  open: boolean;
  order: Pick<OrderRow, 'id' | 'orderNumber' | 'customerName'>;
  onClose: () => void;
}

/** The parcel leaves: its number goes to the shopper. */
export function ShipDialog({ open, order, onClose }: ShipDialogProps) {
  const moving = useChangeOrderStatus();
  return (
    <ShipmentDialog
      open={open}
      name="order-ship"
      title={`Ship ${order.orderNumber}`}
      lead={`${order.customerName} gets a mail that the parcel is on its way. Leave both empty for a parcel without tracking.`}
      submitText="Mark shipped"
      required={false}
      before={null}
      busy={moving.isPending}
      onSave={(parcel, done) => {
        const tracking = parcel.number ? parcel : null;
        moving.mutate({ id: order.id, status: 'shipped', tracking }, { onSuccess: done });
      }}
      onClose={onClose}
    />
  );
}
