export const contact = `
  create table contact_messages (
    id uuid primary key default gen_random_uuid(),
    name text not null,
    email text not null,
    subject text not null,
    message text not null,
    created_at timestamptz not null default now(),
    read_at timestamptz,
    archived_at timestamptz,
    search_text text not null default ''
  );
  create index contact_messages_created_at_idx on contact_messages (created_at);
  create index contact_messages_email_idx on contact_messages (lower(email), created_at);
  create index contact_messages_search_text_idx on contact_messages using gin (search_text gin_trgm_ops);
  create trigger contact_messages_announce after insert or update or delete on contact_messages
    for each statement execute function announce_change();

  create function set_contact_message_search_text() returns trigger language plpgsql as $$
    begin
      new.search_text := folded_text(new.name || ' ' || new.email || ' ' || new.message);
      return new;
    end
  $$;
  create trigger contact_messages_search_text before insert or update of name, email, message on contact_messages
    for each row execute function set_contact_message_search_text();
`;
