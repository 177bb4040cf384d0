import { createHash, createHmac, randomBytes, randomInt } from "node:crypto";
import type { OpenBackend } from "../../backend.types.ts";
import { wrongCodesUntilLocked } from "../../limits/figures.ts";

/** What a mailed or texted code is good for. */
export type CodeKind =
  | "signup"
  | "magiclink"
  | "recovery"
  | "invite"
  | "email_change_current"
  | "email_change_new"
  | "phone"
  | "phone_change"
  | "reauthentication";

/** A freshly made code: six digits to type and a secret for the link. */
export interface IssuedCode {
  code: string;
  linkToken: string;
}

/** What a sign-up asked for; it counts when the code that was sent for it comes back. */
export interface Asked {
  passwordHash: string | null;
  userMetadata: Record<string, unknown>;
}

/** A code that was right and is now used up. */
export interface UsedCode {
  userId: string;
  kind: CodeKind;
  recipient: string;
  codeChallenge: string | null;
  challengeMethod: string | null;
  asked: Asked;
  /** The address it changes to. */
  wanted: string | null;
  /** Whether the other of the two addresses of a change has agreed already. */
  otherAgreed: boolean;
}

/** What goes with a code besides its recipient. */
export interface CodeDetails {
  challenge?: CodeChallenge | null;
  asked?: Asked;
  wanted?: string | null;
  otherAgreed?: boolean;
  /** Nobody is sent it and nobody can guess it; it makes two answers alike. */
  isPretence?: boolean;
}

/** The proof-key half a client may send along (RFC 7636). */
export interface CodeChallenge {
  challenge: string;
  method: "s256" | "plain";
}

/** How long a code of each kind is good. */
export const lifetimeMs: Record<CodeKind, number> = {
  signup: 24 * 3600_000,
  magiclink: 3600_000,
  recovery: 3600_000,
  invite: 7 * 24 * 3600_000,
  email_change_current: 24 * 3600_000,
  email_change_new: 24 * 3600_000,
  phone: 600_000,
  phone_change: 600_000,
  reauthentication: 600_000,
};

interface CodeRow {
  id: string;
  user_id: string;
  kind: CodeKind;
  recipient: string;
  code_hash: string;
  code_challenge: string | null;
  challenge_method: string | null;
  password_hash: string | null;
  user_metadata: Record<string, unknown> | null;
  wanted: string | null;
  other_agreed: boolean;
}

const otherHalf: Partial<Record<CodeKind, CodeKind>> = {
  email_change_current: "email_change_new",
  email_change_new: "email_change_current",
};

/** Makes and checks one-time codes; only their hashes are stored. */
export function createCodes(backend: OpenBackend, now: () => number) {
  const at = () => new Date(now()).toISOString();
  const hashCode = (recipient: string, code: string) =>
    createHmac("sha256", backend.secrets.jwtSecret).update(`${recipient}:${code}`).digest("hex");

  return {
    /**
     * Makes a code. Each sign-up keeps its own until one of them is confirmed; of every other kind
     * an earlier one for the same person becomes void.
     */
    async issue(
      userId: string,
      kind: CodeKind,
      recipient: string,
      details: CodeDetails = {},
    ): Promise<IssuedCode> {
      const code = details.isPretence
        ? randomBytes(32).toString("base64url")
        : String(randomInt(0, 1_000_000)).padStart(6, "0");
      const linkToken = randomBytes(32).toString("base64url");
      await backend.query(
        `insert into auth_front.codes (user_id, kind, recipient, link_hash, code_hash,
           code_challenge, challenge_method, created_at, expires_at, password_hash, user_metadata,
           wanted, other_agreed)
         values ($1::uuid, $2, $3, $4, $5, $6, $7, $8::timestamptz, $9::timestamptz,
           $10, $11::text::jsonb, $12, $13::boolean)
         on conflict (user_id, kind) where kind not in ('signup', 'phone') do update set
           recipient = excluded.recipient, link_hash = excluded.link_hash,
           code_hash = excluded.code_hash, code_challenge = excluded.code_challenge,
           challenge_method = excluded.challenge_method, wrong_tries = 0,
           created_at = excluded.created_at, expires_at = excluded.expires_at,
           password_hash = excluded.password_hash, user_metadata = excluded.user_metadata,
           wanted = excluded.wanted, other_agreed = excluded.other_agreed`,
        [
          userId,
          kind,
          recipient,
          hashLink(linkToken),
          hashCode(recipient, code),
          details.challenge?.challenge ?? null,
          details.challenge?.method ?? null,
          at(),
          new Date(now() + lifetimeMs[kind]).toISOString(),
          details.asked?.passwordHash ?? null,
          JSON.stringify(details.asked?.userMetadata ?? {}),
          details.wanted ?? null,
          details.otherAgreed ?? false,
        ],
      );
      return { code, linkToken };
    },

    /** Uses up the code behind a link's token; null when it is unknown, used or expired. */
    async useLink(linkToken: string, kinds: CodeKind[]): Promise<UsedCode | null> {
      const [row] = await backend.query<CodeRow>(
        `delete from auth_front.codes where link_hash = $1 and expires_at > $2::timestamptz
           and kind in (select jsonb_array_elements_text($3::text::jsonb)) returning *`,
        [hashLink(linkToken), at(), JSON.stringify(kinds)],
      );
      return row ? used(row) : null;
    },

    /** The proof-key half behind a link's token, without using it up. */
    async challengeOf(linkToken: string): Promise<CodeChallenge | null> {
      const [row] = await backend.query<CodeRow>(
        "select * from auth_front.codes where link_hash = $1 and expires_at > $2::timestamptz",
        [hashLink(linkToken), at()],
      );
      if (!row?.code_challenge) return null;
      return {
        challenge: row.code_challenge,
        method: row.challenge_method === "plain" ? "plain" : "s256",
      };
    },

    /**
     * Uses up a typed code. Every try is counted before it is compared, so parallel guesses cannot
     * outrun the count; after five wrong ones the code is void.
     */
    async useCode(recipient: string, code: string, kinds: CodeKind[]): Promise<UsedCode | null> {
      const rows = await backend.query<CodeRow>(
        `update auth_front.codes set wrong_tries = wrong_tries + 1
         where recipient = $1 and expires_at > $2::timestamptz and wrong_tries < $3
           and kind in (select jsonb_array_elements_text($4::text::jsonb)) returning *`,
        [recipient, at(), wrongCodesUntilLocked, JSON.stringify(kinds)],
      );
      const expected = hashCode(recipient, code);
      const match = rows.find((row) => row.code_hash === expected);
      if (!match) return null;
      const deleted = await backend.query(
        "delete from auth_front.codes where id = $1::uuid and code_hash = $2 returning id",
        [match.id, expected],
      );
      return deleted.length > 0 ? used(match) : null;
    },

    /** The sign-ups of an address that wait for their confirmation, newest first. */
    async waitingSignUps(recipient: string): Promise<Asked[]> {
      const rows = await backend.query<Pick<CodeRow, "password_hash" | "user_metadata">>(
        `select c.password_hash, c.user_metadata from auth_front.codes c
         where c.recipient = $1 and c.kind in ('signup', 'phone')
           and c.password_hash is not null and c.expires_at > $2::timestamptz
         order by c.created_at desc`,
        [recipient, at()],
      );
      const byHash = new Map(rows.map((row) => [row.password_hash, askedOf(row)]));
      return [...byHash.values()];
    },

    /** Notes at the other code of an address's change whether this side agreed; false without one. */
    async tellOther(
      { userId, kind, wanted }: Pick<UsedCode, "userId" | "kind" | "wanted">,
      agreed: boolean,
    ): Promise<boolean> {
      const rows = await backend.query(
        `update auth_front.codes set other_agreed = $5::boolean
         where user_id = $1::uuid and kind = $2 and wanted = $3 and expires_at > $4::timestamptz
         returning id`,
        [userId, otherHalf[kind] ?? "", wanted, at(), agreed],
      );
      return rows.length > 0;
    },
  };
}

/** Makes and checks one-time codes. */
export type Codes = ReturnType<typeof createCodes>;

function used(row: CodeRow): UsedCode {
  return {
    userId: row.user_id,
    kind: row.kind,
    recipient: row.recipient,
    codeChallenge: row.code_challenge,
    challengeMethod: row.challenge_method,
    asked: askedOf(row),
    wanted: row.wanted,
    otherAgreed: row.other_agreed,
  };
}

function askedOf(row: Pick<CodeRow, "password_hash" | "user_metadata">): Asked {
  return { passwordHash: row.password_hash, userMetadata: row.user_metadata ?? {} };
}

function hashLink(linkToken: string): string {
  return createHash("sha256").update(linkToken).digest("hex");
}
