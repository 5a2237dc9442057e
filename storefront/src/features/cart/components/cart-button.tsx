import type { Ref } from 'react';
import { BagIcon } from '#components/ui/icons.tsx';
import { IconButton } from '#components/ui/icon-button.tsx';
import { useCart } from '../api/get-cart.ts';
import styles from './cart-button.module.css';

interface CartButtonProps {
  ref?: Ref<HTMLButtonElement>;
  onClick: () => void;
  onIntent: () => void;
}

export function CartButton({ ref, onClick, onIntent }: CartButtonProps) {
  const { count } = useCart();
  const label = count > 0 ? `Open cart, ${count} ${count === 1 ? 'item' : 'items'}` : 'Open cart';
  return (
    <IconButton
      ref={ref}
      label={label}
      aria-haspopup="dialog"
      data-scripted
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
