const PAGES = new Map([
  ['usps', 'https://tools.usps.com/go/TrackConfirmAction?tLabels='],
  ['ups', 'https://www.ups.com/track?tracknum='],
  ['fedex', 'https://www.fedex.com/fedextrack/?trknbr='],
  ['dhl', 'https://www.dhl.com/us-en/home/tracking.html?tracking-id='],
]);

/** The carrier's tracking page; null for unknown carriers. The number is typed by staff and never trusted as a URL. */
export function trackingPage(carrier: string, number: string): string | null {
  const page = PAGES.get(carrier.toLowerCase().replaceAll(/[^a-z]/g, ''));
  return page === undefined ? null : `${page}${encodeURIComponent(number)}`;
}
