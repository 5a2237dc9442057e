import type { Ref } from 'react';
import { BagIcon } from '#components/ui/icons.tsx';
import { IconButton } from '#components/ui/icon-button.tsx';
import { useCart } from '../api/get-cart.ts';
import { cartButtonLabel } from '../cart-count.ts';
import styles from './cart-button.module.css';

interface CartButtonProps {
  ref?: Ref<HTMLButtonElement>;
  onClick: () => void;
  onIntent: () => void;
}

export function CartButton({ ref, onClick, onIntent }: CartButtonProps) {
  const { count, isLoading } = useCart();
  return (
    <IconButton
      ref={ref}
      label={cartButtonLabel(count)}
      aria-haspopup="dialog"
      data-scripted
      // Before React runs, app/start writes the count here; the badge below replaces it.
      data-cart={isLoading ? '' : 'known'}
      className={styles.button}
      onPointerEnter={onIntent}
      onFocus={onIntent}
      onClick={onClick}
    >
      <BagIcon size={26} />
      {count > 0 && (
        <span key={count} className={styles.badge} aria-hidden="true">
          {count}
        </span>
      )}
    </IconButton>
  );
}
