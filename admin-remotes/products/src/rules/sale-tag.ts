import type { ShopTime } from '@shop/admin-kit';
import type { AdminProduct } from '@shop/contract';

type Sale = Pick<AdminProduct, 'state' | 'visibleFrom' | 'buyableFrom'>;

/** What keeps a product out of the shop or from being sold; undefined: nothing. */
export function saleTag(
  { state, visibleFrom, buyableFrom }: Sale,
  time: Pick<ShopTime, 'shortMoment'>,
  now = new Date(),
): string | undefined {
  const isAhead = (moment: string | null): moment is string => moment !== null && new Date(moment) > now;
  if (state === 'draft') return 'Draft';
  if (isAhead(visibleFrom)) return `Visible ${time.shortMoment(visibleFrom)}`;
  return isAhead(buyableFrom) ? `Opens ${time.shortMoment(buyableFrom)}` : undefined;
}
