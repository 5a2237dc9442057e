import { BagIcon } from '#components/ui/icons.tsx';
import { IconButton } from '#components/ui/icon-button.tsx';
import { useCart } from '../api/get-cart.ts';
import styles from './cart-button.module.css';

export function CartButton({ onClick }: { onClick: () => void }) {
  const { count } = useCart();
  const label = count > 0 ? `Open cart, ${count} ${count === 1 ? 'item' : 'items'}` : 'Open cart';
  return (
    <IconButton label={label} aria-haspopup="dialog" className={styles.button} onClick={onClick}>
      <BagIcon size={26} />
      {count > 0 && (
        <span key={count} className={styles.badge} aria-hidden="true">
          {count}
        </span>
      )}
    </IconButton>
  );
}
