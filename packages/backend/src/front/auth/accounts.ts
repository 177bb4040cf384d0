import { randomUUID } from "node:crypto";
import type { OpenBackend } from "../../backend.types.ts";

/** One way to sign in to an account. */
export interface IdentityRow {
  id: string;
  provider: string;
  provider_id: string;
  user_id: string;
  identity_data: Record<string, unknown>;
  email: string | null;
  last_sign_in_at: string | null;
  created_at: string;
  updated_at: string;
}

/** A second factor as the client may see it. */
export interface FactorRow {
  id: string;
  friendly_name: string | null;
  factor_type: "totp";
  status: "unverified" | "verified";
  created_at: string;
  updated_at: string;
}

/** A row of `auth.users` with what belongs to it; times are ISO 8601. */
export interface Account {
  id: string;
  aud: string;
  role: string;
  email: string | null;
  phone: string | null;
  encrypted_password: string | null;
  email_confirmed_at: string | null;
  phone_confirmed_at: string | null;
  confirmed_at: string | null;
  confirmation_sent_at: string | null;
  recovery_sent_at: string | null;
  invited_at: string | null;
  email_change: string | null;
  email_change_sent_at: string | null;
  phone_change: string | null;
  raw_app_meta_data: Record<string, unknown> | null;
  raw_user_meta_data: Record<string, unknown> | null;
  banned_until: string | null;
  last_sign_in_at: string | null;
  created_at: string;
  updated_at: string;
  identities: IdentityRow[];
  factors: FactorRow[];
}

/** Columns of `auth.users` that the front writes. */
export type AccountChange = Partial<
  Pick<
    Account,
    | "email"
    | "phone"
    | "role"
    | "encrypted_password"
    | "email_confirmed_at"
    | "phone_confirmed_at"
    | "confirmation_sent_at"
    | "recovery_sent_at"
    | "invited_at"
    | "email_change"
    | "email_change_sent_at"
    | "phone_change"
    | "banned_until"
    | "last_sign_in_at"
    | "raw_app_meta_data"
    | "raw_user_meta_data"
  >
>;

/** What a new account starts with. */
export interface NewAccount {
  id?: string;
  email: string | null;
  phone: string | null;
  passwordHash: string | null;
  userMetadata: Record<string, unknown>;
  appMetadata?: Record<string, unknown>;
  emailConfirmed?: boolean;
  phoneConfirmed?: boolean;
  at: string;
}

const selectAccount = `
  select to_jsonb(u) || jsonb_build_object(
    'identities', (select coalesce(jsonb_agg(to_jsonb(i) order by i.created_at), '[]'::jsonb)
                   from auth.identities i where i.user_id = u.id),
    'factors', (select coalesce(jsonb_agg(to_jsonb(f) - 'secret' - 'last_counter' - 'user_id'
                                          order by f.created_at), '[]'::jsonb)
                from auth_front.factors f where f.user_id = u.id)) as account
  from auth.users u`;

/** Whoever changes one of these ends what was mailed before: links, codes, changes under way. */
const proofs = ["email", "phone", "encrypted_password"] as const;

const jsonColumns = new Set(["raw_app_meta_data", "raw_user_meta_data"]);
const timeColumn = /_at$|_until$/;

/** Reads and writes accounts. */
export function createAccounts(backend: OpenBackend) {
  const one = async (where: string, parameters: unknown[]): Promise<Account | null> => {
    const rows = await backend.query<{ account: Account }>(
      `${selectAccount} where ${where} and u.deleted_at is null`,
      parameters,
    );
    return rows[0]?.account ?? null;
  };
  const byId = (id: string) => one("u.id = $1::uuid", [id]);

  return {
    byId,
    byEmail: (email: string) => one("u.email = $1", [email]),
    byPhone: (phone: string) => one("u.phone = $1", [phone]),
    /** By e-mail address, or by phone number when there is no address. */
    byRecipient: (recipient: { email: string | null; phone: string | null }) =>
      one("(u.email = $1::text or (u.phone = $2::text and $1::text is null))", [
        recipient.email,
        recipient.phone,
      ]),

    /** A page of accounts, newest first, and how many there are. */
    async list(page: number, perPage: number): Promise<{ accounts: Account[]; total: number }> {
      const rows = await backend.query<{ account: Account }>(
        `${selectAccount} where u.deleted_at is null
         order by u.created_at desc, u.id limit $1 offset $2`,
        [perPage, (page - 1) * perPage],
      );
      const [count] = await backend.query<{ total: number }>(
        "select count(*)::int as total from auth.users where deleted_at is null",
      );
      return { accounts: rows.map((row) => row.account), total: count?.total ?? 0 };
    },

    /** Creates an account with its identity in one statement; null when the address is taken. */
    async create(input: NewAccount): Promise<Account | null> {
      const id = input.id ?? randomUUID();
      const provider = input.email ? "email" : "phone";
      const confirmed = provider === "email" ? input.emailConfirmed : input.phoneConfirmed;
      const identity = {
        sub: id,
        ...(input.email ? { email: input.email } : { phone: input.phone }),
        [`${provider}_verified`]: confirmed === true,
      };
      const rows = await backend.query<{ id: string }>(
        `with account as (
           insert into auth.users (id, aud, role, email, phone, encrypted_password,
             email_confirmed_at, phone_confirmed_at, raw_app_meta_data, raw_user_meta_data,
             created_at, updated_at)
           values ($1::uuid, 'authenticated', 'authenticated', $2, $3, $4,
             $5::timestamptz, $6::timestamptz, $7::text::jsonb, $8::text::jsonb,
             $9::timestamptz, $9::timestamptz)
           on conflict do nothing returning id)
         insert into auth.identities (id, provider, provider_id, user_id, identity_data,
           created_at, updated_at)
         select $10::uuid, $11, id::text, id, $12::text::jsonb, $9::timestamptz, $9::timestamptz
         from account returning user_id as id`,
        [
          id,
          input.email,
          input.phone,
          input.passwordHash,
          input.emailConfirmed ? input.at : null,
          input.phoneConfirmed ? input.at : null,
          JSON.stringify({ provider, providers: [provider], ...input.appMetadata }),
          JSON.stringify(input.userMetadata),
          input.at,
          randomUUID(),
          provider,
          JSON.stringify(identity),
        ],
      );
      return rows.length > 0 ? byId(id) : null;
    },

    /**
     * Writes columns; metadata objects are merged into what is there (null removes a key). With a
     * password or an address all codes and links die that were sent before.
     */
    async change(id: string, asked: AccountChange, at: string): Promise<Account | null> {
      const endsCodes = proofs.some((column) => asked[column] !== undefined);
      const change = endsCodes ? { email_change: null, phone_change: null, ...asked } : asked;
      const parameters: unknown[] = [id, at];
      const assignments = Object.entries(change).map(([column, value]) => {
        parameters.push(jsonColumns.has(column) ? JSON.stringify(value ?? {}) : value);
        const place = `$${parameters.length}`;
        if (jsonColumns.has(column)) {
          return `${column} = jsonb_strip_nulls(coalesce(${column}, '{}'::jsonb) || ${place}::text::jsonb)`;
        }
        return `${column} = ${place}${timeColumn.test(column) ? "::timestamptz" : ""}`;
      });
      await backend.query(
        `${endsCodes ? "with ended as (delete from auth_front.codes where user_id = $1::uuid)" : ""}
         update auth.users set ${["updated_at = $2::timestamptz", ...assignments].join(", ")}
         where id = $1::uuid`,
        parameters,
      );
      return byId(id);
    },

    /** Writes the identity's copy of the address after a confirmation or a change. */
    async syncIdentity(account: Account, at: string): Promise<void> {
      await backend.query(
        `update auth.identities set updated_at = $2::timestamptz,
           identity_data = identity_data || $3::text::jsonb
         where user_id = $1::uuid and provider = 'email'`,
        [
          account.id,
          at,
          JSON.stringify({
            email: account.email,
            email_verified: account.email_confirmed_at !== null,
          }),
        ],
      );
    },

    async remove(id: string): Promise<void> {
      await backend.query("delete from auth.users where id = $1::uuid", [id]);
    },

    /** Removes one way to sign in; the caller makes sure that another is left. */
    async removeIdentity(userId: string, identityId: string): Promise<boolean> {
      const rows = await backend.query(
        "delete from auth.identities where id = $2::uuid and user_id = $1::uuid returning id",
        [userId, identityId],
      );
      return rows.length > 0;
    },
  };
}

/** Reads and writes accounts. */
export type Accounts = ReturnType<typeof createAccounts>;
