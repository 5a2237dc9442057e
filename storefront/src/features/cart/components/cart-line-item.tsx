import { formatMoment, lineCents, type CartLine } from '@shop/contract';
import { Link } from 'react-router-dom';
import { IconButton } from '#components/ui/icon-button.tsx';
import { createIcon } from '#components/ui/icons.tsx';
import { ResponsiveImage } from '#components/ui/responsive-image.tsx';
import { QuantityStepper } from '#components/ui/form/quantity-stepper.tsx';
import { paths } from '#config/paths.ts';
import { formatCents, formatPrice } from '#lib/money.ts';
import { showToast } from '#components/ui/toast/toast.ts';
import { useAddToCart } from '../api/add-to-cart.ts';
import { useRemoveCartLine, useUpdateCartLine } from '../api/edit-cart-line.ts';
import { useSettings } from '#lib/settings.ts';
import { nameWithSize } from '#lib/name-with-size.ts';
import { LineSize } from '../sizes/line-size.tsx';
import { hasSize } from '../sizes/unsized-line.ts';
import { useIsCartPending } from '../use-cart-mutation.ts';
import styles from './cart-line-item.module.css';

const TrashIcon = createIcon(<path d="M5 7h14M9.5 7V4.5h5V7M7 7l.8 12.5h8.4L17 7M10.5 10.5v5.5M13.5 10.5v5.5" />);

/** Removes the line; the toast can put it back. */
function useRemoval({ id, quantity, product, variant }: CartLine): () => void {
  const { mutate: remove } = useRemoveCartLine();
  const { mutate: add } = useAddToCart();
  const undo = () => add({ productId: product.id, quantity, variantId: variant?.id });
  const onSuccess = () =>
    showToast({ title: `Removed ${nameWithSize(product.name, variant)}`, action: { label: 'Undo', onClick: undo } });
  return () => remove(id, { onSuccess });
}

interface CartLineItemProps {
  line: CartLine;
  /** The pieces that it may have. */
  most: number;
  onNavigate: () => void;
}

export function CartLineItem({ line, most, onNavigate }: CartLineItemProps) {
  const { id, quantity, product, needsSize } = line;
  const update = useUpdateCartLine();
  const remove = useRemoval(line);
  const pending = useIsCartPending();
  return (
    <li className={styles.line}>
      <ResponsiveImage src={product.imageUrl} alt="" sizes="88px" color={product.image?.color} className={styles.image} />
      <div className={styles.details}>
        <Link to={paths.product(product.id)} className={styles.name} onClick={onNavigate}>
          {product.name}
        </Link>
        <p className={styles.price}>
          <span>
            {formatPrice(product.price)}
            {quantity > 1 && ' each'}
          </span>
          {quantity > 1 && <strong className={styles.lineTotal}>{formatCents(lineCents(product.price, quantity))}</strong>}
        </p>
        {hasSize(line) && (
          <LineSize line={line} busy={pending} onChange={(variantId) => update.mutate({ id, quantity, variantId })} />
        )}
        {!needsSize && quantity > product.stockQuantity && (
          <p className={styles.fault}>
            {product.stockQuantity === 0 ? 'Sold out' : `Only ${product.stockQuantity} left in stock`}
          </p>
        )}
        <SaleNotes line={line} most={most} />
        <div className={styles.controls}>
          <QuantityStepper
            of={product.name}
            quantity={quantity}
            busy={pending}
            max={most}
            onChange={(next) => update.mutate({ id, quantity: next })}
          />
          <IconButton label={`Remove ${product.name}`} busy={pending} onClick={remove}>
            <TrashIcon size={20} />
          </IconButton>
        </div>
      </div>
    </li>
  );
}

/** When the sale of the product begins, and how many of it an order may have. */
function SaleNotes({ line: { quantity, product }, most }: Pick<CartLineItemProps, 'line' | 'most'>) {
  const { timeZone } = useSettings();
  const { opensAt, mostPerOrder } = product;
  return (
    <>
      {opensAt && <p className={styles.fault}>Opens {formatMoment(opensAt, timeZone)}</p>}
      {mostPerOrder !== null && <p className={quantity > most ? styles.fault : styles.note}>At most {mostPerOrder} per order</p>}
    </>
  );
}
