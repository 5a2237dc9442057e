import type { CartLine } from '@shop/contract';
import { Link } from 'react-router-dom';
import { IconButton } from '#components/ui/icon-button.tsx';
import { TrashIcon } from '#components/ui/icons.tsx';
import { Picture } from '#components/ui/responsive-image.tsx';
import { QuantityStepper } from '#components/ui/form/quantity-stepper.tsx';
import { MAX_QUANTITY } from '#config/limits.ts';
import { formatPrice } from '#lib/money.ts';
import { useRemoveCartLine } from '../api/remove-cart-line.ts';
import { useUpdateCartLine } from '../api/update-cart-line.ts';
import { useIsCartPending } from '../use-cart-mutation.ts';
import styles from './cart-line-item.module.css';

export function CartLineItem({ line, onFollow }: { line: CartLine; onFollow: () => void }) {
  const { id, quantity, product } = line;
  const update = useUpdateCartLine();
  const remove = useRemoveCartLine();
  const pending = useIsCartPending();
  return (
    <li className={styles.line}>
      <Picture src={product.imageUrl} alt="" sizes="88px" color={product.image?.color} className={styles.picture} />
      <div className={styles.details}>
        <Link to={`/products/${product.id}`} className={styles.name} onClick={onFollow}>
          {product.name}
        </Link>
        <p className={styles.price}>{formatPrice(product.price)}</p>
        <div className={styles.controls}>
          <QuantityStepper
            of={product.name}
            quantity={quantity}
            busy={pending}
            max={MAX_QUANTITY}
            onChange={(next) => update.mutate({ id, quantity: next })}
          />
          <IconButton label={`Remove ${product.name}`} busy={pending} onClick={() => remove.mutate(id)}>
            <TrashIcon size={20} />
          </IconButton>
        </div>
      </div>
    </li>
  );
}
