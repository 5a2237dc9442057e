import type { AdminOrder, OrderItem, OrderMail } from '@shop/contract';
import { CancelDialog } from './cancel-dialog.tsx';
import { CustomerDialog } from './customer-dialog.tsx';
import { EraseCustomerDialog } from './erase-customer-dialog.tsx';
import { MarkPaidDialog } from './mark-paid-dialog.tsx';
import { OrderPackingSlip } from './order-packing-slip.tsx';
import { RefundDialog } from './refund-dialog.tsx';
import { ResendDialog } from './resend-dialog.tsx';
import { ReturnDialog } from './return-dialog.tsx';
import { ShipDialog } from './ship-dialog.tsx';
import { SizeDialog } from './size-dialog.tsx';
import { TrackingDialog } from './tracking-dialog.tsx';

export type OrderDialog =
  | { kind: 'pay' | 'ship' | 'track' | 'cancel' | 'refund' | 'return' | 'slip' | 'erase' | 'customer' }
  | { kind: 'size'; item: OrderItem }
  | { kind: 'resend'; mail: OrderMail };

interface OrderDialogsProps {
  order: AdminOrder;
  /** The last opened dialog; it stays mounted during its closing transition. */
  dialog: OrderDialog | null;
  open: boolean;
  onClose: () => void;
}

/** Mounts one dialog at a time. */
export function OrderDialogs({ dialog, ...shared }: OrderDialogsProps) {
  switch (dialog?.kind) {
    case 'pay':
      return <MarkPaidDialog {...shared} />;
    case 'ship':
      return <ShipDialog {...shared} />;
    case 'track':
      return <TrackingDialog {...shared} />;
    case 'cancel':
      return <CancelDialog {...shared} />;
    case 'customer':
      return <CustomerDialog {...shared} />;
    case 'erase':
      return <EraseCustomerDialog {...shared} />;
    case 'refund':
      return <RefundDialog {...shared} />;
    case 'return':
      return <ReturnDialog {...shared} />;
    case 'size':
      return <SizeDialog {...shared} item={dialog.item} />;
    case 'slip':
      return <OrderPackingSlip {...shared} />;
    case 'resend':
      return <ResendDialog {...shared} mail={dialog.mail} />;
    default:
      return null;
  }
}
