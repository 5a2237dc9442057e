/** Every product, also deleted ones, with category and artist as they are now; a table expression for other modules' statements. */
export const PRODUCT_GROUPS = `(select p.id, p.name, c.id as category_id, c.name as category_name, a.id as artist_id,
    a.name as artist_name from products p left join categories c on c.id = p.category_id left join artists a on a.id = p.artist_id)`;

/** Every product, also deleted ones, with the artist of a sale of today and the artist's part of it in basis points. */
export const PRODUCT_SHARES = `(select p.id, a.id as artist_id, a.name as artist_name,
    case when a.id is not null then coalesce(p.share_bps, a.share_bps) end as share_bps
  from products p left join artists a on a.id = p.artist_id)`;
