/** Every artist, also deleted ones, with the share of today in basis points; a table expression for other modules' statements. */
export const ARTIST_SHARES = '(select id, name, share_bps, deleted_at is not null as is_deleted from artists)';

/** The products that are an artist's now, with the share of each; null is that of the artist. */
export const PRODUCT_SHARES_OF_ARTISTS = '(select id, name, artist_id, share_bps from products where deleted_at is null)';
