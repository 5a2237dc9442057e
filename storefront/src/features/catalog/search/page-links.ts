import type { Place } from '@shop/contract';
import { paths } from '#config/paths.ts';
import { useSizeGuides } from '../size-guide/use-size-guides.ts';
import { useSettings } from '#lib/settings.ts';

const LABELS: Readonly<Record<Place, string>> = {
  shipping: 'Shipping Info',
  returns: 'Returns',
  faq: 'FAQ',
  privacy: 'Privacy Policy',
  'size-guide': 'Size Guide',
  careers: 'Careers',
  press: 'Press',
  accessibility: 'Accessibility',
  terms: 'Terms',
  contact: 'Contact',
  about: 'Our Story',
  artists: 'Artist Program',
};

/** The screens that are always there. */
const SCREENS: Readonly<Partial<Record<Place, string>>> = {
  contact: paths.contact,
  about: paths.about,
  artists: paths.artists,
};

export interface PlaceLink {
  label: string;
  to: string;
}

/** The link to a place; undefined for a page that is not published. */
export function usePlaceLinks(): (place: Place) => PlaceLink | undefined {
  const { pages } = useSettings();
  const hasSizeGuides = useSizeGuides().length > 0;
  const isPublished = (place: Place): boolean =>
    pages.some(({ slug }) => slug === place) || (place === 'size-guide' && hasSizeGuides);
  return (place) => {
    const to = SCREENS[place] ?? (isPublished(place) ? paths.page(place) : undefined);
    return to === undefined ? undefined : { label: LABELS[place], to };
  };
}
