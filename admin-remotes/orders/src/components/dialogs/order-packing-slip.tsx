import type { AdminOrder } from '@shop/contract';
import { itemName } from '../../rules/format.ts';
import { packedItems } from '../../rules/parcel/packed-items.ts';
import { shippingName } from '../../rules/parcel/shipping-name.ts';
import { PackingSlips } from './packing-slip.tsx';

interface OrderPackingSlipProps {
  open: boolean;
  order: AdminOrder;
  onClose: () => void;
}

/** The packing slip of the order whose page is open. */
export function OrderPackingSlip({ open, order, onClose }: OrderPackingSlipProps) {
  const slip = {
    ...order,
    items: packedItems(order).map(({ quantity, note, ...item }) => ({ name: itemName(item), quantity, ...(note && { note }) })),
    carrier: order.tracking?.carrier ?? null,
    trackingNumber: order.tracking?.number ?? null,
    shippingName: shippingName(order),
    weightOz: null,
  };
  return <PackingSlips open={open} title={`Packing slip ${order.orderNumber}`} slips={[slip]} onClose={onClose} />;
}
