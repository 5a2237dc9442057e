import { findArtists, findPlaces } from '@shop/contract';
import { paths } from '#config/paths.ts';
import { usePlaceLinks, type PlaceLink } from './page-links.ts';

const MAX_ARTISTS = 3;

/** The pages and artists that a search means. A question about a page that is not published leads to Contact. */
export function useAnswers(search: string, artists: readonly { id: string; name: string }[]): PlaceLink[] {
  const linkOf = usePlaceLinks();
  if (search === '') return [];
  const pages = findPlaces(search).flatMap((place) => linkOf(place) ?? linkOf('contact') ?? []);
  const people = findArtists(search, artists)
    .slice(0, MAX_ARTISTS)
    .map(({ id, name }) => ({ label: `Artist: ${name}`, to: paths.artist(id) }));
  const links = new Map([...pages, ...people].map((link) => [link.to, link]));
  return [...links.values()];
}
