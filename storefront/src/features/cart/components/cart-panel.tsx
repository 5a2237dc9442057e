import { type ReactNode, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '#components/ui/button.tsx';
import { Sheet } from '#components/ui/dialog/sheet.tsx';
import { paths } from '#config/paths.ts';
import { formatCents } from '#lib/money.ts';
import { useCart } from '../api/get-cart.ts';
import { isSessionKept } from '../session-id.ts';
import { mostOfLine } from '../sale-limits.ts';
import { refuseUnsized } from '../sizes/unsized-line.ts';
import { AddedLater } from './added-later.tsx';
import { CartLineItem } from './cart-line-item.tsx';
import styles from './cart-panel.module.css';

interface CartPanelProps {
  open: boolean;
  onClose: () => void;
  /** Shown in an empty cart. */
  drawing: ReactNode;
}

export function CartPanel({ open, onClose, drawing }: CartPanelProps) {
  const { count } = useCart();
  return (
    <Sheet open={open} onClose={onClose} title="Shopping Cart" aside={count > 0 && <span className={styles.count}>{count}</span>}>
      <FocusedContents onClose={onClose} drawing={drawing} />
    </Sheet>
  );
}

/** Takes the focus of a line that was removed, which would otherwise fall to the start of the page. */
function FocusedContents(props: Omit<CartPanelProps, 'open'>) {
  const { lines } = useCart();
  const contents = useRef<HTMLDivElement>(null);
  const lineCount = useRef(lines.length);
  useEffect(() => {
    if (lineCount.current === lines.length) return;
    lineCount.current = lines.length;
    if (document.activeElement === document.body) contents.current?.focus();
  }, [lines.length]);
  return (
    <div ref={contents} tabIndex={-1} className={styles.panel}>
      <CartContents {...props} />
    </div>
  );
}

function CartContents({ onClose, drawing }: Omit<CartPanelProps, 'open'>) {
  const { lines, totalCents, isLoading, isError, refetch } = useCart();
  const navigate = useNavigate();
  const goToCheckout = () => {
    const unsized = lines.find(({ needsSize }) => needsSize);
    if (unsized) return refuseUnsized(unsized);
    onClose();
    return void navigate(paths.checkout);
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
        {drawing}
      </div>
    );
  }
  return (
    <div className={styles.contents}>
      <ul className={styles.lines}>
        {lines.map((line) => (
          <CartLineItem key={line.id} line={line} most={mostOfLine(line, lines)} onNavigate={onClose} />
        ))}
      </ul>
      <footer className={styles.footer}>
        {!isSessionKept() && (
          <p className={styles.unkept}>Your browser does not keep this cart. Finish your order in this tab.</p>
        )}
        <p className={styles.total}>
          <span>Total: </span>
          <strong>{formatCents(totalCents)}</strong>
        </p>
        <AddedLater totalCents={totalCents} />
        <Button wide onClick={goToCheckout}>
          Checkout
        </Button>
      </footer>
    </div>
  );
}
