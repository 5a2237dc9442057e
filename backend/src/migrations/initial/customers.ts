export const customers = `
  create table customer_notes (
    id uuid primary key default gen_random_uuid(),
    email text not null,
    author text not null,
    text text not null,
    created_at timestamptz not null default clock_timestamp(),
    constraint customer_notes_email_check check (email = lower(email)),
    constraint customer_notes_text_check check (char_length(text) between 1 and 1000)
  );
  create index customer_notes_email_idx on customer_notes (email, created_at);
`;
