import { deliveryByRate, lineCents } from '@shop/contract';
import { useState } from 'react';
import { ChargeRows } from '#components/charge-rows.tsx';
import { ResponsiveImage } from '#components/ui/responsive-image.tsx';
import { arrivalOfToday, deliveryText, returnText } from '#lib/delivery-text.ts';
import { useSettings } from '#lib/settings.ts';
import { shippingPromise } from '#lib/shipping-promise.ts';
import { useShippingRates } from '#lib/shipping-rates.ts';
import { formatCents } from '#lib/money.ts';
import { nameWithSize } from '#lib/name-with-size.ts';
import { addedLaterText } from '#lib/price-modes.ts';
import { taxText } from '#lib/tax-text.ts';
import type { PricedCart } from '../order/use-priced-cart.ts';
import type { PaymentMethod } from '../payment/payment-methods.ts';
import styles from './order-summary.module.css';

interface OrderSummaryProps {
  cart: PricedCart;
  method: PaymentMethod | undefined;
}

/** Folded into one line where the form stands below it. */
export function OrderSummary({ cart, method }: OrderSummaryProps) {
  const { lines, totalCents, charges } = cart;
  const [isOpen, setIsOpen] = useState<boolean>();
  // Folded, it would hide which piece is gone.
  const open = isOpen ?? lines.some(({ quantity, product }) => quantity > product.stockQuantity);
  const isShippingLater = useSettings().shippingMode === 'rates' && charges.length === 0;
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <section className={styles.card} aria-labelledby="order-summary" data-open={open || undefined}>
      <header className={styles.head}>
        <h2 id="order-summary" className={styles.title}>
          Order Summary
        </h2>
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={open}
          aria-controls="order-contents"
          onClick={() => setIsOpen(!open)}
        >
          {pieces} {pieces === 1 ? 'piece' : 'pieces'}, {formatCents(totalCents)}
          {isShippingLater && ' + shipping'}
        </button>
      </header>
      <div id="order-contents" className={styles.contents}>
        <Contents cart={cart} method={method} />
      </div>
    </section>
  );
}

function Contents({ cart, method }: OrderSummaryProps) {
  const { lines, totalCents, subtotal, charges, rates, shippingRateId } = cart;
  const settings = useSettings();
  const added = charges.length === 0 ? addedLaterText(settings) : undefined;
  const { shippingMode, timeZone } = settings;
  const rate = rates.find(({ id }) => id === shippingRateId);
  const promise = shippingPromise(settings, useShippingRates(), totalCents);
  const delivery = rate ? deliveryByRate(settings.delivery, rate) : promise.delivery;
  const arrival = [deliveryText({ delivery, shippingMode }), arrivalOfToday({ delivery }, timeZone)];
  const promises = [added, taxText(settings), ...arrival, returnText(settings.returns)];
  return (
    <>
      <ul>
        {lines.map(({ id, quantity, product, variant }) => (
          <li key={id} className={styles.line}>
            <ResponsiveImage src={product.imageUrl} color={product.image?.color} alt="" sizes="56px" className={styles.image} />
            <span className={styles.name}>
              {nameWithSize(product.name, variant)} <span className={styles.quantity}>× {quantity}</span>
              {quantity > product.stockQuantity && (
                <strong className={styles.fault}>
                  {product.stockQuantity === 0 ? 'Sold out' : `Only ${product.stockQuantity} left in stock`}
                </strong>
              )}
            </span>
            <span className={styles.amount}>{formatCents(lineCents(product.price, quantity))}</span>
          </li>
        ))}
      </ul>
      <ChargeRows subtotal={subtotal} charges={charges} />
      <p className={styles.total}>
        <span>Total</span>
        <strong>{formatCents(totalCents)}</strong>
      </p>
      {promises
        .filter((text) => text !== undefined)
        .map((text) => (
          <p key={text} className={styles.promise}>
            {text}
          </p>
        ))}
      <p className={styles.help}>
        Questions? Write to <a href={`mailto:${settings.email}`}>{settings.email}</a>.
      </p>
      {method && (
        <p className={styles.method}>
          Payment method: <strong>{method.label}</strong>
        </p>
      )}
    </>
  );
}
