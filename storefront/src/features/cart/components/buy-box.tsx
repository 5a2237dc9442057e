import { formatMoment, lineCents, pleaseSelect, type ProductDetail } from '@shop/contract';
import { useState, type MouseEvent, type ReactNode } from 'react';
import { Button } from '#components/ui/button.tsx';
import { QuantityStepper } from '#components/ui/form/quantity-stepper.tsx';
import { VisuallyHidden } from '#components/ui/visually-hidden.tsx';
import { LOW_STOCK } from '#config/limits.ts';
import { formatCents } from '#lib/money.ts';
import { useSettings } from '#lib/settings.ts';
import { useClockOffset } from '../api/clock-offset.ts';
import { useAddProduct } from '../use-add-product.ts';
import { useOpening } from '../use-opening.ts';
import { useIsCartPending } from '../use-cart-mutation.ts';
import { BarSizeButton, type BarPicker } from '../sizes/bar-size-button.tsx';
import type { SizeChoice } from '../sizes/use-size-choice.ts';
import styles from './buy-box.module.css';
import { Countdown } from './countdown.tsx';
import { PlainAddForm } from './plain-add-form.tsx';

/** The quantity has no upper bound, but only what is there can be added. */
const addTheLast = (pieces: number): string => `Add the last ${pieces === 1 ? 'one' : pieces}`;

/** Where the sizes are in a bar, see the styles. */
const PHONE = '(max-width: 44.99rem)';

interface BuyBoxProps {
  product: ProductDetail;
  sizes: SizeChoice;
  /** What stands beside a product that cannot be bought now; nothing where it renders nothing. */
  waiting: ReactNode;
}

/** On phones the box sticks to the bottom of the viewport until its place in the page is visible. */
export function BuyBox({ product, sizes, waiting }: BuyBoxProps) {
  const { name, opensAt, mostPerOrder } = product;
  const { timeZone } = useSettings();
  const clockOffset = useClockOffset({ enabled: opensAt !== null });
  const hasOpened = useOpening(opensAt, clockOffset);
  const { variant, isSoldOut: soldOut, confirm, missing } = sizes;
  const { price, stockQuantity } = variant ?? product;
  const [quantity, setQuantity] = useState(1);
  const { add, isPending, isPaused } = useAddProduct(product);
  const pending = useIsCartPending();
  const isStockKnown = variant !== undefined || product.variants.length === 0;
  const opens = opensAt === null ? undefined : formatMoment(opensAt, timeZone);
  const closed = soldOut || opens !== undefined;
  const addable = isStockKnown ? Math.min(quantity, stockQuantity) : quantity;
  const [picker, setPicker] = useState<BarPicker>();
  const hasSizes = sizes.options.some(({ values }) => values.length > 1);
  const onAdd = ({ currentTarget }: MouseEvent) => {
    if (missing.length > 0 && window.matchMedia(PHONE).matches)
      setPicker({ open: true, anchor: currentTarget.getBoundingClientRect() });
    else if (confirm()) add(addable, { variant });
  };
  const stepper = (
    <QuantityStepper
      of={name}
      quantity={quantity}
      onChange={setQuantity}
      disabled={closed}
      busy={isPending}
      max={mostPerOrder ?? Infinity}
    />
  );
  const pendingText = isPaused ? 'Waiting for connection...' : 'Adding to Cart...';
  return (
    <>
      <Opening opens={opens} opensAt={opensAt} clockOffset={clockOffset} hasOpened={hasOpened} />
      {isStockKnown && !soldOut && stockQuantity <= LOW_STOCK && (
        <p className={styles.warning}>Only {stockQuantity} left in stock!</p>
      )}
      <div className={styles.buy}>
        {hasSizes && (
          <div className={styles.quantity} data-scripted>
            {stepper}
          </div>
        )}
        <div className={styles.box} data-closed={product.stockQuantity === 0 || opens !== undefined || undefined} data-scripted>
          {hasSizes ? <BarSizeButton product={product} sizes={sizes} picker={picker} onPicker={setPicker} /> : stepper}
          <Button wide disabled={closed} busy={pending} onClick={onAdd} className={styles.add}>
            {opens && `Opens ${opens}`}
            {!opens && soldOut && 'Out of Stock'}
            {!closed && isPending && pendingText}
            {!closed && !isPending && (
              <>
                <span>{addable === quantity ? 'Add to Cart' : addTheLast(addable)}</span>{' '}
                <span className={styles.total}>{formatCents(lineCents(price, addable))}</span>
                {missing.length > 0 && <VisuallyHidden>. {pleaseSelect(missing)}.</VisuallyHidden>}
              </>
            )}
          </Button>
          <div className={styles.waiting}>{waiting}</div>
          <p className={styles.limit} aria-live="polite">
            {!closed && quantity > stockQuantity && `${stockQuantity} is all we have.`}
          </p>
          {mostPerOrder !== null && <p className={styles.most}>At most {mostPerOrder} per order</p>}
        </div>
      </div>
      <noscript>
        <PlainAddForm product={product} sizes={sizes} />
      </noscript>
    </>
  );
}

interface OpeningProps extends Pick<ProductDetail, 'opensAt'> {
  /** The moment as it is written; undefined when the sale has begun. */
  opens: string | undefined;
  clockOffset: number;
  /** While this page was open. */
  hasOpened: boolean;
}

/** One element, so that screen readers say what it becomes. */
function Opening({ opens, opensAt, clockOffset, hasOpened }: OpeningProps) {
  if (opens === undefined && !hasOpened) return null;
  return (
    <p className={styles.opens}>
      <output>{opens === undefined ? 'Open now' : `Drops ${opens}`}</output>
      {opensAt !== null && <Countdown until={opensAt} clockOffset={clockOffset} className={styles.countdown} />}
    </p>
  );
}
