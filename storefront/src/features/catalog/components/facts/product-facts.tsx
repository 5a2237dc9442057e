import { arrivalDays, arrivalText, businessDays, type ProductDetail, toCents } from '@shop/contract';
import { useState } from 'react';
import { createIcon } from '#components/ui/icons.tsx';
import { shippingPriceText } from '#lib/delivery-text.ts';
import { paysArtist, shareOf } from '#lib/revenue-share.ts';
import { useSettings } from '#lib/settings.ts';
import { shippingPromise } from '#lib/shipping-promise.ts';
import { useShippingRates } from '#lib/shipping-rates.ts';
import { useHydrated } from '#lib/use-hydrated.ts';
import styles from './product-facts.module.css';

const TruckIcon = createIcon(
  <path d="M2 6h12v11H2zM14 10h5l3 3v4h-8M6 20a2 2 0 1 0 0-4 2 2 0 0 0 0 4Zm11 0a2 2 0 1 0 0-4 2 2 0 0 0 0 4Z" />,
);
const ReturnIcon = createIcon(<path d="M9 6 4 11l5 5M5 11h10a5 5 0 0 1 0 10h-3" />);
const BrushIcon = createIcon(<path d="m20 4-9 10M11 14c-4-1-5 4-8 4 2 3 9 4 10-1 0-1-1-2-2-3Z" />);

/** The server cannot know the day on which its page is read, so the days are counted in the browser. */
function useShippingFact(price: string): string | undefined {
  const hydrated = useHydrated();
  const settings = useSettings();
  const promise = shippingPromise(settings, useShippingRates(), toCents(price));
  const { delivery } = promise;
  const [today] = useState(() => new Date());
  if (!delivery) return settings.shippingMode === 'free' || promise.cents === null ? undefined : shippingPriceText(promise);
  const when = hydrated
    ? `arrives ${arrivalText(arrivalDays(delivery, today, settings.timeZone))}`
    : `in ${businessDays(delivery)}`;
  return `${shippingPriceText(promise)}, ${when}`;
}

/** The answers to what shoppers ask before they buy: only those that the settings and the product have. */
export function ProductFacts({ artist, price }: Pick<ProductDetail, 'artist' | 'price'>) {
  const { returns, revenueShare } = useSettings();
  const facts = [
    { Icon: TruckIcon, text: useShippingFact(price) },
    { Icon: ReturnIcon, text: returns && `${returns.days} ${returns.days === 1 ? 'day' : 'days'} to return` },
    { Icon: BrushIcon, text: artist && capitalized(paysArtist(shareOf(artist, revenueShare), artist.name)) },
  ].filter(({ text }) => text);
  if (facts.length === 0) return null;
  return (
    <ul className={styles.facts}>
      {facts.map(({ Icon, text }) => (
        <li key={text} className={styles.fact}>
          <Icon size={18} />
          {text}
        </li>
      ))}
    </ul>
  );
}

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
