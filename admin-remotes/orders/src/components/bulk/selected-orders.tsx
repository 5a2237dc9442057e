import {
  Button,
  ConfirmDialog,
  DownloadOutlined,
  PrinterOutlined,
  type Selection,
  SelectionBar,
  useRight,
} from '@shop/admin-kit';
import type { MoveOrders, OrderRow } from '@shop/contract';
import { useState } from 'react';
import { useAllowedSteps } from '../../api/allowed-step.ts';
import { MAX_SELECTED_ORDERS, useDownloadLabels, useMoveOrders } from '../../api/selected-orders.ts';
import type { BulkResult } from '../../rules/bulk-outcomes.ts';
import { type Step, STEPS } from '../../rules/next-step.ts';
import { MarkOrdersPaidDialog } from './mark-orders-paid-dialog.tsx';
import { PickListDialog } from './pick-list-dialog.tsx';
import { SlipsDialog } from './slips-dialog.tsx';
import styles from '../../styles/order-items.module.css';

interface SelectedOrdersProps {
  selection: Selection;
  /** The listed orders, selected or not. */
  orders: readonly OrderRow[];
  onFailures: (result: BulkResult) => void;
}

/** What can be done with the selected orders at once. */
export function SelectedOrders({ selection, orders, onFailures }: SelectedOrdersProps) {
  const [printed, setPrinted] = useState<readonly string[]>([]);
  const [picked, setPicked] = useState<readonly string[]>([]);
  const [isShipping, setShipping] = useState(false);
  const [paying, setPaying] = useState<{ open: boolean; orders: OrderRow[] }>({ open: false, orders: [] });
  const selected = orders.filter(({ id }) => selection.has(id));
  const pays = useRight('move-money');
  const allowedStep = useAllowedSteps();
  const steps = new Set(selected.map(allowedStep));
  const primary = STEPS.find((step) => steps.has(step));
  const moveOrders = useMoveOrders(onFailures);
  const labels = useDownloadLabels('labels.csv');
  const sheet = useDownloadLabels('labels.xlsx');
  const { ids } = selection;
  const move = (status: MoveOrders['status']): void =>
    moveOrders.mutate({ orderIds: [...ids], status }, { onSettled: () => setShipping(false) });
  const isTooMany = ids.length > MAX_SELECTED_ORDERS;
  const shared = { disabled: isTooMany || moveOrders.isPending };
  /** A step that none of the orders can take is grey, and the first that some can take is the main one. */
  const buttonOf = (step: Step) => ({
    disabled: shared.disabled || !steps.has(step),
    type: step === primary ? ('primary' as const) : ('default' as const),
  });
  return (
    <>
      <SelectionBar
        label="Selected orders"
        text={ids.length === 0 ? undefined : `${ids.length} selected`}
        onClear={selection.clear}
      >
        {pays && (
          <Button {...buttonOf('pay')} onClick={() => setPaying({ open: true, orders: selected })}>
            Mark paid
          </Button>
        )}
        <Button {...buttonOf('pack')} onClick={() => move('processing')}>
          Start packing
        </Button>
        <Button {...shared} icon={<PrinterOutlined aria-hidden />} onClick={() => setPrinted(ids)}>
          Packing slips
        </Button>
        <Button {...shared} icon={<PrinterOutlined aria-hidden />} onClick={() => setPicked(ids)}>
          Pick list
        </Button>
        <Button {...shared} icon={<DownloadOutlined aria-hidden />} loading={labels.isPending} onClick={() => labels.run(ids)}>
          Labels CSV
        </Button>
        <Button {...shared} icon={<DownloadOutlined aria-hidden />} loading={sheet.isPending} onClick={() => sheet.run(ids)}>
          Labels for Excel
        </Button>
        <Button {...buttonOf('ship')} onClick={() => setShipping(true)}>
          Mark shipped
        </Button>
        <Button {...buttonOf('deliver')} onClick={() => move('delivered')}>
          Mark delivered
        </Button>
        {isTooMany && <span className={styles.selectionLimit}>Select at most {MAX_SELECTED_ORDERS} orders.</span>}
      </SelectionBar>
      <ConfirmDialog
        open={isShipping}
        title={ids.length === 1 ? 'Ship 1 order without tracking?' : `Ship ${ids.length} orders without tracking?`}
        confirmText="Mark shipped"
        busy={moveOrders.isPending}
        onConfirm={() => move('shipped')}
        onCancel={() => setShipping(false)}
      >
        Each customer gets an email that the order is on its way. With tracking numbers, use “Import tracking” instead.
      </ConfirmDialog>
      <MarkOrdersPaidDialog {...paying} onClose={() => setPaying({ ...paying, open: false })} onFailures={onFailures} />
      <PickListDialog ids={picked} onClose={() => setPicked([])} />
      <SlipsDialog ids={printed} onClose={() => setPrinted([])} />
    </>
  );
}
