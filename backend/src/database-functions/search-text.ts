/** Columns that searches read, written by triggers: see docs/decisions/0286. */
export const searchText = {
  set_product_search_text: `create or replace function set_product_search_text() returns trigger language plpgsql as $$
    begin
      new.search_text := product_search_text(new.name, concat_ws(' ', new.description, new.fabric_care, new.fit, new.color));
      return new;
    end
  $$`,

  // The words of all products, for searches with typos. Words of removed products stay: they find nothing. They are inserted in
  // order, so that two saves with the same new words cannot wait for each other.
  add_search_words: `create or replace function add_search_words() returns trigger language plpgsql as $$
    begin
      insert into search_words (word)
        select distinct new_word from regexp_split_to_table(new.search_text, '[ |]+') new_word
        where char_length(new_word) between 3 and 30 and new_word !~ '[0-9]'
          and not exists (select from search_words where word = new_word)
        order by new_word
      on conflict do nothing;
      return null;
    end
  $$`,

  // A column and no expression index: a statement that cannot use the index would fold the text of every order again.
  set_order_search_text: `create or replace function set_order_search_text() returns trigger language plpgsql as $$
    begin
      new.search_text := folded_text(
        new.order_number || ' ' || new.customer_name || ' ' || new.customer_email || ' ' || coalesce(new.payment_intent_id, ''));
      return new;
    end
  $$`,

  // Orders are found by phone, address and products. A US number with and without its country code is the same text. Names of
  // products are copied to item_names, because a trigger cannot read them from order_items yet when the order is inserted.
  set_order_details_text: `create or replace function set_order_details_text() returns trigger language plpgsql as $$
    declare
      details text;
    begin
      details := concat_ws(' ',
        nullif(regexp_replace(regexp_replace(new.customer_phone, '[^0-9]', '', 'g'), '^1([0-9]{10})$', '\\1'), ''),
        nullif(new.shipping_address ->> 'street', ''), nullif(new.shipping_address ->> 'street2', ''),
        nullif(new.shipping_address ->> 'city', ''), nullif(new.shipping_address ->> 'state', ''),
        nullif(new.shipping_address ->> 'zipCode', ''), nullif(new.item_names, ''));
      new.details_text := folded_text(details);
      return new;
    end
  $$`,

  set_contact_message_search_text: `create or replace function set_contact_message_search_text() returns trigger language plpgsql as $$
    declare
      searched text;
    begin
      searched := new.name || ' ' || new.email || ' ' || new.message
        || coalesce((select string_agg(' ' || text, '') from message_replies where message_id = new.id), '');
      new.search_text := folded_text(searched);
      return new;
    end
  $$`,

  search_message_reply: `create or replace function search_message_reply() returns trigger language plpgsql as $$
    begin
      update contact_messages set name = name where id = new.message_id;
      return null;
    end
  $$`,
};
