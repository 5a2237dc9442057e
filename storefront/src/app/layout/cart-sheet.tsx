import { CartPanel } from '#features/cart/components/cart-panel.tsx';
import { Drawing } from '#features/catalog/components/drawing.tsx';

interface CartSheetProps {
  open: boolean;
  onClose: () => void;
}

export function CartSheet(props: CartSheetProps) {
  return <CartPanel {...props} drawing={<Drawing onNavigate={props.onClose} />} />;
}
