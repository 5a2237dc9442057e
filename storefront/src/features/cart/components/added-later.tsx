import { formatCents } from '#lib/money.ts';
import { addedLaterText } from '#lib/price-modes.ts';
import { useSettings } from '#lib/settings.ts';
import { shippingPromise } from '#lib/shipping-promise.ts';
import { useShippingRates } from '#lib/shipping-rates.ts';
import styles from './cart-panel.module.css';

/** What comes on top of the total of the cart; nothing in a shop whose prices include everything. */
export function AddedLater({ totalCents }: { totalCents: number }) {
  const settings = useSettings();
  const { cents, freeFromCents, rateName } = shippingPromise(settings, useShippingRates(), totalCents);
  const text = addedLaterText(settings);
  if (text === undefined) return null;
  return (
    <p className={styles.later}>
      {text}
      {freeFromCents !== null && <strong>{formatCents(freeFromCents - totalCents)} to go for free shipping</strong>}
      {cents === 0 && rateName !== undefined && <strong>{rateName}: free shipping</strong>}
    </p>
  );
}
