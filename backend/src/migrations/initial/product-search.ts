export const productSearch = `
  create function product_search_text(name text, description text) returns text language sql immutable parallel safe
    return lower(regexp_replace(normalize(name || ' ' || description, NFD), '[\\u0300-\\u036f]', '', 'g'));

  create function set_product_search_text() returns trigger language plpgsql as $$
    begin
      new.search_text := product_search_text(new.name, concat_ws(' ', new.description, new.fabric_care, new.fit, new.color));
      return new;
    end
  $$;
  create trigger products_search_text before insert or update of name, description, fabric_care, fit, color on products
    for each row execute function set_product_search_text();

  -- The words of all products, for searches with typos. Words of removed products stay: they find nothing. They are inserted in
  -- order, so that two saves with the same new words cannot wait for each other.
  create table search_words (
    word text primary key
  );

  create function add_search_words() returns trigger language plpgsql as $$
    begin
      insert into search_words (word)
        select distinct new_word from regexp_split_to_table(new.search_text, '[^a-z0-9]+') new_word
        where new_word ~ '^[a-z]{3,30}$' and not exists (select from search_words where word = new_word)
        order by new_word
      on conflict do nothing;
      return null;
    end
  $$;
  create trigger products_search_words after insert or update of name, description, fabric_care, fit, color on products
    for each row execute function add_search_words();
`;
