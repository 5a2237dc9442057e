import { fromCents, lineCents, type Order } from '@shop/contract';
import { ChargeRows } from '#components/charge-rows.tsx';
import { ResponsiveImage } from '#components/ui/responsive-image.tsx';
import { formatCents, formatPrice } from '#lib/money.ts';
import { nameWithSize } from '#lib/name-with-size.ts';
import styles from './order-items.module.css';

const subtotalOf = ({ items }: Order): string =>
  fromCents(items.reduce((sum, { priceAtTime, quantity }) => sum + lineCents(priceAtTime, quantity), 0));

export function OrderItems({ order }: { order: Order }) {
  return (
    <section className={styles.items} aria-labelledby="order-items">
      <h2 id="order-items" className={styles.title}>
        Order Items
      </h2>
      <ul>
        {order.items.map(({ id, quantity, notSent, priceAtTime, product, variant }) => (
          <li key={id} className={styles.item}>
            <ResponsiveImage src={product.imageUrl} alt="" sizes="80px" color={product.image?.color} className={styles.image} />
            <div className={styles.text}>
              <p className={styles.name}>{nameWithSize(product.name, variant)}</p>
              <p className={styles.detail}>
                Quantity: {quantity} × {formatPrice(priceAtTime)}
              </p>
              {notSent !== undefined && <p className={styles.detail}>{notSent} not sent</p>}
            </div>
            <p className={styles.total}>{formatCents(lineCents(priceAtTime, quantity))}</p>
          </li>
        ))}
      </ul>
      <ChargeRows subtotal={subtotalOf(order)} charges={order.charges} total={order.totalAmount} />
    </section>
  );
}
