import type { DeskOrder, OrderMail } from '@shop/contract';
import { CancelDialog } from './cancel-dialog.tsx';
import { MarkPaidDialog } from './mark-paid-dialog.tsx';
import { PackingSlip } from './packing-slip.tsx';
import { RefundDialog } from './refund-dialog.tsx';
import { ResendDialog } from './resend-dialog.tsx';
import { ShipDialog } from './ship-dialog.tsx';
import { TrackingDialog } from './tracking-dialog.tsx';

export type OrderDialog = { kind: 'pay' | 'ship' | 'track' | 'cancel' | 'refund' | 'slip' } | { kind: 'resend'; mail: OrderMail };

interface OrderDialogsProps {
  order: DeskOrder;
  /** The last opened dialog; it stays mounted during its closing transition. */
  dialog: OrderDialog | null;
  open: boolean;
  onClose: () => void;
}

/** Mounts one dialog at a time: each blocks navigation with unsaved input, and the router supports one blocker only. */
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
