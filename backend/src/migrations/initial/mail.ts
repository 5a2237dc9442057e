export const mail = `
  create table mails (
    id uuid primary key default gen_random_uuid(),
    kind text not null,
    subject_id uuid not null,
    recipient text,
    attempts integer not null default 0,
    last_error text,
    leased_until timestamptz,
    sent_at timestamptz,
    created_at timestamptz not null default now(),
    constraint mails_kind_subject_id_key unique (kind, subject_id),
    constraint mails_attempts_check check (attempts >= 0)
  );
  create index mails_unsent_idx on mails (created_at) where sent_at is null;

  -- Test emails that staff send to themselves: the check before opening asks whether one has arrived.
  create table test_mails (
    id uuid primary key default gen_random_uuid(),
    arrived_at timestamptz,
    created_at timestamptz not null default now()
  );
`;
