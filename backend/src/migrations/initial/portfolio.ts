export const portfolio = `
  create table portfolio_media (
    id uuid primary key default gen_random_uuid(),
    media_url text not null,
    media_type text not null default 'image',
    description text,
    sort_order integer not null default 0,
    is_cover_up boolean not null default false,
    created_at timestamptz not null default clock_timestamp(),
    deleted_at timestamptz,
    constraint portfolio_media_description_check check (char_length(description) between 1 and 500),
    constraint portfolio_media_sort_order_check check (sort_order >= 0),
    constraint portfolio_media_type_check check (media_type in ('image', 'video'))
  );
  create index portfolio_media_order_idx on portfolio_media (sort_order, created_at, id);
  create trigger portfolio_media_announce after insert or update or delete on portfolio_media
    for each statement execute function announce_change();
`;
