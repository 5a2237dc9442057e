import { Button, CountInput, countProblem, Select } from '@shop/admin-kit';
import type { AdminProduct } from '@shop/contract';
import { useState } from 'react';
import { useAssignStock } from '../../api/assign-stock.ts';
import { waitingText } from '../../rules/sizes/size-texts.ts';
import type { StockMove } from '../../rules/sizes/stock-update.ts';
import styles from '../../styles/sizes.module.css';

interface WaitingStockProps {
  base: AdminProduct;
  onMoved: (move: StockMove) => void;
}

/** Pieces outside of the stock, for example of a cancelled order from before the product had sizes. Moved at once, without a save. */
export function WaitingStock({ base: { id, unassignedStock, variants, optionNames }, onMoved }: WaitingStockProps) {
  const [variantId, setVariantId] = useState<string | null>(null);
  const [quantity, setQuantity] = useState<number | string | null>(null);
  const assigning = useAssignStock(id);
  if (unassignedStock === 0) return null;
  const sized = optionNames.length > 0;
  const size = variants.find((one) => one.id === variantId && one.isActive);
  const problem = countProblem(quantity, { label: 'Pieces', min: 1, max: unassignedStock });
  const move = { variantId, label: size?.label ?? 'the stock', quantity: Number(quantity ?? unassignedStock) };
  const options = variants.filter(({ isActive }) => isActive).map(({ id: value, label }) => ({ value, label }));
  const send = (): void => assigning.mutate(move, { onSuccess: () => onMoved(move) });
  return (
    <fieldset className={styles.waiting} aria-label="Pieces without a size">
      <strong>{waitingText(unassignedStock)}</strong>
      {sized && (
        <Select
          className={styles.waitingSize}
          aria-label="Move to"
          placeholder="Move to …"
          value={variantId}
          options={options}
          showSearch={{ optionFilterProp: 'label' }}
          onChange={setVariantId}
        />
      )}
      <CountInput
        className={styles.waitingPieces}
        aria-label="Pieces to move"
        {...(problem !== undefined && { status: 'error', title: problem, 'aria-invalid': true })}
        value={quantity ?? unassignedStock}
        onChange={setQuantity}
      />
      <Button loading={assigning.isPending} disabled={problem !== undefined || (sized && !size)} onClick={send}>
        {sized ? 'Move' : 'Add to the stock'}
      </Button>
      {problem !== undefined && <span role="alert">{problem}</span>}
    </fieldset>
  );
}
