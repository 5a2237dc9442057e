/** Every product, also deleted ones, with category and artist as they are now; a table expression for other modules' statements. */
export const PRODUCT_GROUPS = `(select p.id, p.name, c.id as category_id, c.name as category_name, a.id as artist_id,
    a.name as artist_name from products p left join categories c on c.id = p.category_id left join artists a on a.id = p.artist_id)`;
