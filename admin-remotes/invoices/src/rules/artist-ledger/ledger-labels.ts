import { formatCalendarDay, formatCents, type ShopTime } from '@shop/admin-kit';
import { type LedgerArtist, signedCents } from '@shop/contract';

/** "$3.84", also of less than nothing. */
export const formatAmount = (amount: string): string => formatCents(signedCents(amount));

const NOT_DUE: Record<NonNullable<LedgerArtist['notDueBecause']>, string> = {
  'on-hold': 'on hold',
  'below-minimum': 'below the minimum',
  'no-payee': 'nobody to pay is entered',
};

/** Why nothing is due, where something would be. */
export const notDueText = ({ notDueBecause }: Pick<LedgerArtist, 'notDueBecause'>): string | undefined =>
  notDueBecause === null ? undefined : NOT_DUE[notDueBecause];

/** The artists whose sales write nothing, and who are not deleted. */
export const withoutShare = (artists: readonly LedgerArtist[]): LedgerArtist[] =>
  artists.filter(({ shareBps, isDeleted }) => shareBps === null && !isDeleted);

type LastPayout = NonNullable<LedgerArtist['lastPayout']>;

/** The day on which an artist was paid: the one that was entered, else the one of the entry. */
export const payoutDay = ({ at, sentOn }: LastPayout, time: Pick<ShopTime, 'day'>): string =>
  sentOn === null ? time.day(at) : formatCalendarDay(sentOn);
