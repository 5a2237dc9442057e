import type { CartLine } from '@shop/contract';
import { Link } from 'react-router-dom';
import { IconButton } from '#components/ui/icon-button.tsx';
import { createIcon } from '#components/ui/icons.tsx';
import { ResponsiveImage } from '#components/ui/responsive-image.tsx';
import { QuantityStepper } from '#components/ui/form/quantity-stepper.tsx';
import { MAX_QUANTITY } from '#config/limits.ts';
import { paths } from '#config/paths.ts';
import { formatPrice } from '#lib/money.ts';
import { useRemoveCartLine, useUpdateCartLine } from '../api/edit-cart-line.ts';
import { useIsCartPending } from '../use-cart-mutation.ts';
import styles from './cart-line-item.module.css';

const TrashIcon = createIcon(<path d="M5 7h14M9.5 7V4.5h5V7M7 7l.8 12.5h8.4L17 7M10.5 10.5v5.5M13.5 10.5v5.5" />);

export function CartLineItem({ line, onNavigate }: { line: CartLine; onNavigate: () => void }) {
  const { id, quantity, product } = line;
  const update = useUpdateCartLine();
  const remove = useRemoveCartLine();
  const pending = useIsCartPending();
  return (
    <li className={styles.line}>
      <ResponsiveImage src={product.imageUrl} alt="" sizes="88px" color={product.image?.color} className={styles.image} />
      <div className={styles.details}>
        <Link to={paths.product(product.id)} className={styles.name} onClick={onNavigate}>
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
