import { useParams } from 'react-router-dom';
import { artistProductsQuery, artistQuery } from '#features/artists/api/get-artist.ts';
import { artistsQuery } from '#features/artists/api/get-artists.ts';
import type { RouteRequest } from '../route-table.ts';
import { ArtistList } from './artists/artist-list.tsx';
import { ArtistProfile } from './artists/artist-profile.tsx';

export const load = ({ queryClient, api, params: { id } }: RouteRequest) =>
  id === undefined
    ? queryClient.prefetchQuery(artistsQuery(api))
    : Promise.all([queryClient.prefetchQuery(artistQuery(api, id)), queryClient.prefetchQuery(artistProductsQuery(api, id))]);

/** Both artist routes: the list, or one artist if the path has an id. */
export function Screen() {
  const { id } = useParams();
  return id === undefined ? <ArtistList /> : <ArtistProfile id={id} />;
}
