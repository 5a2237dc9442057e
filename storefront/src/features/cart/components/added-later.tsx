import { formatCents } from '#lib/money.ts';
import { addedLaterText } from '#lib/price-modes.ts';
import { useSettings } from '#lib/settings.ts';
import { useShippingRates } from '#lib/shipping-rates.ts';
import { centsToFreeShipping } from '../free-shipping.ts';
import styles from './cart-panel.module.css';

/** What comes on top of the total of the cart; nothing in a shop whose prices include everything. */
export function AddedLater({ totalCents }: { totalCents: number }) {
  const text = addedLaterText(useSettings());
  const rates = useShippingRates();
  if (text === undefined) return null;
  const missing = centsToFreeShipping(rates, totalCents);
  return (
    <p className={styles.later}>
      {text}
      {missing !== undefined && <strong>{formatCents(missing)} to go for free shipping</strong>}
    </p>
  );
}
