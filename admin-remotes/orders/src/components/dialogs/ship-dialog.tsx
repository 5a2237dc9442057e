import type { OrderRow } from '@shop/contract';
import { useChangeOrderStatus } from '../../api/change-order-status.ts';
import { ShipmentDialog } from './shipment-dialog.tsx';

interface ShipDialogProps {
  open: boolean;
  order: Pick<OrderRow, 'id' | 'orderNumber' | 'customerName'>;
  onClose: () => void;
}

/** Marks an order as shipped; the shopper gets the tracking number by mail. */
export function ShipDialog({ open, order, onClose }: ShipDialogProps) {
  const changeStatus = useChangeOrderStatus();
  return (
    <ShipmentDialog
      open={open}
      name="order-ship"
      title={`Ship ${order.orderNumber}`}
      lead={`${order.customerName} gets a mail that the parcel is on its way. Leave both empty for a parcel without tracking.`}
      submitText="Mark shipped"
      required={false}
      initial={null}
      busy={changeStatus.isPending}
      onSave={(shipment) => {
        const tracking = shipment.number ? shipment : null;
        return changeStatus.mutateAsync({ id: order.id, status: 'shipped', tracking });
      }}
      onClose={onClose}
    />
  );
}
