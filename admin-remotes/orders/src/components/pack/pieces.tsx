import { Checkbox } from '@shop/admin-kit';
import type { AdminOrder } from '@shop/contract';
import { useEffect, useRef } from 'react';
import { packedItems } from '../../rules/parcel/packed-items.ts';
import styles from '../../styles/pack.module.css';

interface PiecesProps {
  order: AdminOrder;
  has: (piece: string) => boolean;
  onToggle: (piece: string) => void;
}

/** The keys of all pieces of a parcel: each is ticked by itself. */
export const piecesOf = (order: AdminOrder): string[] =>
  packedItems(order).flatMap(({ id, quantity }) => Array.from({ length: quantity }, (_, index) => `${id} ${index}`));

/** The pieces of the parcel, each with a tick. The first has the focus, so that Space ticks and J goes on. */
export function Pieces({ order, has, onToggle }: PiecesProps) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => list.current?.querySelector<HTMLElement>('input')?.focus({ preventScroll: true }), []);
  return (
    <ul ref={list} className={styles.pieces} aria-label="Pieces">
      {packedItems(order).flatMap(({ id, quantity, product, variant, note }) =>
        Array.from({ length: quantity }, (_, index) => {
          const piece = `${id} ${index}`;
          return (
            <li key={piece}>
              <Checkbox className={styles.piece} checked={has(piece)} onChange={() => onToggle(piece)}>
                {product.imageUrl && <img src={product.imageUrl} alt="" width={64} height={80} loading="lazy" />}
                <span>
                  <bdi>{product.name}</bdi> {variant && <strong>{variant.label}</strong>}
                  {quantity > 1 && <small> {`${index + 1} of ${quantity}`}</small>}
                </span>
              </Checkbox>
              {note && index === 0 && <p className={styles.note}>{note}</p>}
            </li>
          );
        }),
      )}
    </ul>
  );
}
