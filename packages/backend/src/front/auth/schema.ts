import type { OpenBackend } from "../../backend.types.ts";
import { limitTables } from "../../limits/shared-limiter.ts";
import { keptMessageTables } from "../../mail/kept-messages.ts";

/**
 * Tables of the embedded sign-in service beside lite's `auth` schema, which lite reconciles and
 * would tidy away. Nobody but the owner may touch them; a Supabase project has its own.
 */
const statements = [
  `create schema if not exists auth_front`,
  `create table if not exists auth_front.codes (
     id uuid primary key default gen_random_uuid(),
     user_id uuid not null references auth.users (id) on delete cascade,
     kind text not null,
     recipient text not null,
     link_hash text not null unique,
     code_hash text not null,
     code_challenge text,
     challenge_method text,
     wrong_tries integer not null default 0,
     created_at timestamptz not null,
     expires_at timestamptz not null
   )`,
  // What a link was mailed for: the sign-up it confirms, or the address it changes to.
  `alter table auth_front.codes
     add column if not exists password_hash text,
     add column if not exists user_metadata jsonb,
     add column if not exists wanted text,
     add column if not exists other_agreed boolean not null default false`,
  `alter table auth_front.codes drop constraint if exists codes_user_id_kind_key`,
  // Each sign-up keeps a link of its own; of everything else the newest alone is good.
  `create unique index if not exists codes_newest_idx on auth_front.codes (user_id, kind)
     where kind not in ('signup', 'phone')`,
  `create index if not exists codes_user_idx on auth_front.codes (user_id)`,
  `create index if not exists codes_recipient_idx on auth_front.codes (recipient, kind)`,
  `create table if not exists auth_front.session_methods (
     session_id uuid not null references auth.sessions (id) on delete cascade,
     method text not null,
     at timestamptz not null,
     primary key (session_id, method)
   )`,
  `create table if not exists auth_front.factors (
     id uuid primary key default gen_random_uuid(),
     user_id uuid not null references auth.users (id) on delete cascade,
     friendly_name text,
     factor_type text not null check (factor_type = 'totp'),
     status text not null default 'unverified' check (status in ('unverified', 'verified')),
     secret text not null,
     last_counter bigint,
     created_at timestamptz not null,
     updated_at timestamptz not null
   )`,
  `create index if not exists factors_user_idx on auth_front.factors (user_id)`,
  `create table if not exists auth_front.factor_challenges (
     id uuid primary key default gen_random_uuid(),
     factor_id uuid not null references auth_front.factors (id) on delete cascade,
     session_id uuid not null references auth.sessions (id) on delete cascade,
     wrong_tries integer not null default 0,
     created_at timestamptz not null,
     expires_at timestamptz not null
   )`,
  `create index if not exists factor_challenges_factor_idx
     on auth_front.factor_challenges (factor_id)`,
  `create index if not exists factor_challenges_session_idx
     on auth_front.factor_challenges (session_id)`,
  ...keptMessageTables,
  ...limitTables,
  `revoke all on schema auth_front from public`,
];

/** Creates what is missing of the sign-in service's own tables. */
export async function ensureAuthTables(backend: OpenBackend): Promise<void> {
  for (const statement of statements) await backend.query(statement);
}
