import type { DeskOrder, OrderMail } from '@shop/contract';
import { CancelDialog } from './cancel-dialog.tsx';
import { PackingSlip } from './packing-slip.tsx';
import { MarkPaidDialog } from './mark-paid-dialog.tsx';
import { RefundDialog } from './refund-dialog.tsx';
import { ResendDialog } from './resend-dialog.tsx';
import { ShipDialog } from './ship-dialog.tsx';
import { TrackingDialog } from './tracking-dialog.tsx';

export type OrderDialog = { kind: 'pay' | 'ship' | 'track' | 'cancel' | 'refund' | 'slip' } | { kind: 'resend'; mail: OrderMail };

interface OrderDialogsProps {
  order: DeskOrder;
  /** The one that was opened last; it stays while it closes. */
  dialog: OrderDialog | null;
  open: boolean;
  onClose: () => void;
}

/** Only one is mounted: each guards what was typed in it, and the router lets one guard at a time hold the door. */
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
    case 'refund':
      return <RefundDialog {...shared} />;
    case 'slip':
      return <PackingSlip {...shared} />;
    case 'resend':
      return <ResendDialog {...shared} mail={dialog.mail} />;
    default:
      return null;
  }
}
