import { arrivalDays, arrivalText, deliveryByRate, type Quote, type ShopSettings, toCents } from '@shop/contract';
import { formatPrice } from '#lib/money.ts';
import { useSettings } from '#lib/settings.ts';
import type { PricedCart } from '../order/use-priced-cart.ts';
import styles from './payment-options.module.css';

type Rate = Quote['shippingRates'][number];

/** How it is shipped, where there is a choice. */
export function RateChoice({ cart, disabled }: { cart: PricedCart; disabled: boolean }) {
  const { rates, shippingRateId, rateChoice, isAwaited, chooseRate } = cart;
  const settings = useSettings();
  if (rates.length < 2) return null;
  // What was pressed shows at once, before the quote of it is there.
  const chosen = isAwaited ? (rateChoice ?? shippingRateId) : shippingRateId;
  return (
    <fieldset className={styles.rates} disabled={disabled}>
      <legend>Shipping</legend>
      <div className={styles.options}>
        {rates.map((rate) => (
          <div key={rate.id} className={styles.option} data-selected={rate.id === chosen || undefined}>
            <label className={styles.label}>
              <input
                type="radio"
                name="shippingRate"
                className={styles.radio}
                value={rate.id}
                checked={rate.id === chosen}
                onChange={() => chooseRate(rate.id)}
              />
              <span className={styles.text}>
                <span>{rate.name}</span>{' '}
                {daysText(rate, settings) !== undefined && <span className={styles.unavailable}>{daysText(rate, settings)}</span>}
              </span>{' '}
              <span className={styles.price}>{toCents(rate.amount) === 0 ? 'Free' : formatPrice(rate.amount)}</span>
            </label>
          </div>
        ))}
      </div>
    </fieldset>
  );
}

/** "arrives Dec 1 to 4" where the shop promises a time, else the days on the way that staff have entered. */
function daysText(rate: Rate, { delivery, timeZone }: Pick<ShopSettings, 'delivery' | 'timeZone'>): string | undefined {
  const { daysMin, daysMax } = rate;
  if (daysMin === null || daysMax === null) return undefined;
  const time = deliveryByRate(delivery, rate);
  if (time) return `arrives ${arrivalText(arrivalDays(time, new Date(), timeZone))}`;
  if (daysMin === daysMax) return daysMax === 1 ? '1 day' : `${daysMax} days`;
  return `${daysMin} to ${daysMax} days`;
}
