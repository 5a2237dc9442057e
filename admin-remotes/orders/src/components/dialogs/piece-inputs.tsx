import { CountItem } from '@shop/admin-kit';
import type { AdminOrder } from '@shop/contract';
import { itemName } from '../../rules/format.ts';

interface PieceInputsProps {
  items: AdminOrder['items'];
  /** How many pieces of an item can be chosen at most; items with none are left out. */
  max: ReadonlyMap<string, number>;
}

/** A number of pieces for each item. */
export function PieceInputs({ items, max }: PieceInputsProps) {
  return items
    .filter(({ id }) => (max.get(id) ?? 0) > 0)
    .map((item) => <PieceInput key={item.id} itemId={item.id} label={itemName(item)} max={max.get(item.id) ?? 0} />);
}

/** In the field `pieces` of the form. */
export function PieceInput({ itemId, label, max }: { itemId: string; label: string; max: number }) {
  return <CountItem name={['pieces', itemId]} label={label} initialValue={0} min={0} max={max} suffix={`of ${max}`} />;
}
