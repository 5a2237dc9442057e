export const auth = `
  create table users (
    id uuid primary key default gen_random_uuid(),
    username text not null,
    password text not null,
    password_changed_at timestamptz,
    is_admin boolean not null default false,
    role text not null default 'owner',
    display_name text,
    email text,
    disabled_at timestamptz,
    signed_in_at timestamptz,
    totp_secret text,
    totp_confirmed_at timestamptz,
    totp_last_step integer,
    token_version integer not null default 0,
    created_at timestamptz not null default now(),
    constraint users_username_key unique (username),
    constraint users_role_check check (role in ('owner', 'manager', 'packer', 'bookkeeper'))
  );
  create trigger users_announce after delete or update of role, is_admin, token_version, disabled_at on users
    for each statement execute function announce_change();

  -- Links with which somebody chooses a password.
  create table invitations (
    id uuid primary key default gen_random_uuid(),
    token_hash text not null,
    user_id uuid references users on delete cascade,
    username text not null,
    role text not null,
    email text,
    invited_by text not null,
    -- A link works only while its maker is an active owner, and names can change hands. Null: made by the server's command.
    invited_by_id uuid,
    created_at timestamptz not null,
    expires_at timestamptz not null,
    accepted_at timestamptz,
    constraint invitations_invited_by_id_fkey foreign key (invited_by_id) references users (id) on delete cascade,
    constraint invitations_token_hash_key unique (token_hash),
    constraint invitations_role_check check (role in ('owner', 'manager', 'packer', 'bookkeeper'))
  );
  create index invitations_invited_by_id_idx on invitations (invited_by_id);
  create index invitations_user_id_idx on invitations (user_id);

  create table login_attempts (
    id uuid primary key default gen_random_uuid(),
    address text not null,
    username_hash text not null,
    tried_at timestamptz not null
  );
  create index login_attempts_address_idx on login_attempts (address, tried_at);
  create index login_attempts_tried_at_idx on login_attempts (tried_at);
  create index login_attempts_username_idx on login_attempts (username_hash, tried_at);

  -- Failed logins are limited by name alone, except from addresses where the name has signed in before.
  create table login_addresses (
    username_hash text not null,
    address text not null,
    signed_in_at timestamptz not null,
    primary key (username_hash, address)
  );

  create table revoked_tokens (
    id uuid primary key,
    expires_at timestamptz not null
  );
  create index revoked_tokens_expires_at_idx on revoked_tokens (expires_at);
  create trigger revoked_tokens_announce after insert on revoked_tokens
    for each statement execute function announce_change();

  -- Sign-ins that have entered the password again before a change that decides where money goes.
  create table admin_confirmations (
    token_id uuid primary key,
    confirmed_at timestamptz not null
  );
  create index admin_confirmations_confirmed_at_idx on admin_confirmations (confirmed_at);

  -- Requests of admins that create something, by the key that makes repeating them harmless.
  create table admin_idempotency_keys (
    admin_id uuid not null,
    key text not null,
    request_hash text not null,
    state text not null default 'running',
    response text,
    created_at timestamptz not null default now(),
    constraint admin_idempotency_keys_pkey primary key (admin_id, key)
  );
  create index admin_idempotency_keys_created_at_idx on admin_idempotency_keys (created_at);

  create table passkeys (
    id uuid primary key default gen_random_uuid(),
    user_id uuid not null references users on delete cascade,
    credential_id text not null,
    public_key bytea not null,
    counter bigint not null,
    transports text[] not null,
    name text not null,
    created_at timestamptz not null,
    last_used_at timestamptz,
    constraint passkeys_credential_id_key unique (credential_id)
  );
  create index passkeys_user_id_idx on passkeys (user_id);

  create table recovery_codes (
    user_id uuid not null references users on delete cascade,
    code_hash text not null,
    used_at timestamptz,
    primary key (user_id, code_hash)
  );

  create table auth_challenges (
    token_hash text primary key,
    user_id uuid not null references users on delete cascade,
    token_version integer not null,
    purpose text not null,
    passkey_challenge text,
    expires_at timestamptz not null,
    constraint auth_challenges_purpose_check check (purpose in ('login', 'register-passkey', 'confirm'))
  );
  create index auth_challenges_expires_at_idx on auth_challenges (expires_at);
  create index auth_challenges_user_id_idx on auth_challenges (user_id);

  create table audit_log (
    id uuid primary key default gen_random_uuid(),
    admin_id uuid,
    admin_name text not null,
    action text not null,
    entity text not null,
    entity_id text,
    detail jsonb not null default '{}',
    created_at timestamptz not null default now()
  );
  create index audit_log_admin_idx on audit_log (admin_id, created_at, id);
  create index audit_log_created_at_idx on audit_log (created_at, id);
  create index audit_log_entity_idx on audit_log (entity, entity_id);
  create index audit_log_kind_idx on audit_log (entity, created_at, id);
`;
