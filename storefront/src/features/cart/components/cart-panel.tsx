import { useNavigate } from 'react-router-dom';
import { Button } from '#components/ui/button.tsx';
import { Sheet } from '#components/ui/dialog/sheet.tsx';
import { paths } from '#config/paths.ts';
import { formatCents } from '#lib/money.ts';
import { useCart } from '../api/get-cart.ts';
import { CartLineItem } from './cart-line-item.tsx';
import styles from './cart-panel.module.css';

interface CartPanelProps {
  open: boolean;
  onClose: () => void;
}

export function CartPanel({ open, onClose }: CartPanelProps) {
  const { count } = useCart();
  return (
    <Sheet open={open} onClose={onClose} title="Shopping Cart" aside={count > 0 && <span className={styles.count}>{count}</span>}>
      <CartContents onClose={onClose} />
    </Sheet>
  );
}

function CartContents({ onClose }: { onClose: () => void }) {
  const { lines, totalCents, isLoading, isError, refetch } = useCart();
  const navigate = useNavigate();
  const goToCheckout = () => {
    onClose();
    void navigate(paths.checkout);
  };
  if (isLoading) return <p className={styles.status}>Loading your cart...</p>;
  if (isError) {
    return (
      <div className={styles.empty}>
        <p className={styles.emptyTitle}>Your cart could not be loaded</p>
        <Button onClick={() => void refetch()}>Try again</Button>
      </div>
    );
  }
  if (lines.length === 0) {
    return (
      <div className={styles.empty}>
        <p className={styles.emptyTitle}>Your cart is empty</p>
        <Button onClick={onClose}>Continue Shopping</Button>
      </div>
    );
  }
  return (
    <div className={styles.contents}>
      <ul className={styles.lines}>
        {lines.map((line) => (
          <CartLineItem key={line.id} line={line} onNavigate={onClose} />
        ))}
      </ul>
      <footer className={styles.footer}>
        <p className={styles.total}>
          <span>Total: </span>
          <strong>{formatCents(totalCents)}</strong>
        </p>
        <Button wide onClick={goToCheckout}>
          Checkout
        </Button>
      </footer>
    </div>
  );
}
