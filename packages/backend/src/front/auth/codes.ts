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

/** A code that was right and is now used up. */
export interface UsedCode {
  userId: string;
  kind: CodeKind;
  recipient: string;
  codeChallenge: string | null;
  challengeMethod: string | null;
}

/** The proof-key half a client may send along (RFC 7636). */
export interface CodeChallenge {
  challenge: string;
  method: "s256" | "plain";
}

const lifetimeMs: Record<CodeKind, number> = {
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
}

/** Makes and checks one-time codes; only their hashes are stored. */
export function createCodes(backend: OpenBackend, now: () => number) {
  const at = () => new Date(now()).toISOString();
  const hashCode = (recipient: string, code: string) =>
    createHmac("sha256", backend.secrets.jwtSecret).update(`${recipient}:${code}`).digest("hex");

  return {
    /** Makes a code; an earlier one of the same kind for the same person becomes void. */
    async issue(
      userId: string,
      kind: CodeKind,
      recipient: string,
      challenge: CodeChallenge | null = null,
    ): Promise<IssuedCode> {
      const code = String(randomInt(0, 1_000_000)).padStart(6, "0");
      const linkToken = randomBytes(32).toString("base64url");
      await backend.query(
        `insert into auth_front.codes (user_id, kind, recipient, link_hash, code_hash,
           code_challenge, challenge_method, created_at, expires_at)
         values ($1::uuid, $2, $3, $4, $5, $6, $7, $8::timestamptz, $9::timestamptz)
         on conflict (user_id, kind) do update set recipient = excluded.recipient,
           link_hash = excluded.link_hash, code_hash = excluded.code_hash,
           code_challenge = excluded.code_challenge, challenge_method = excluded.challenge_method,
           wrong_tries = 0, created_at = excluded.created_at, expires_at = excluded.expires_at`,
        [
          userId,
          kind,
          recipient,
          hashLink(linkToken),
          hashCode(recipient, code),
          challenge?.challenge ?? null,
          challenge?.method ?? null,
          at(),
          new Date(now() + lifetimeMs[kind]).toISOString(),
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

    /** Whether a code of this kind is still open for a person. */
    async isOpen(userId: string, kind: CodeKind): Promise<boolean> {
      const rows = await backend.query(
        `select 1 as one from auth_front.codes
         where user_id = $1::uuid and kind = $2 and expires_at > $3::timestamptz`,
        [userId, kind, at()],
      );
      return rows.length > 0;
    },

    /** Makes all codes of a person void, e.g. after the password was changed. */
    async revokeAll(userId: string): Promise<void> {
      await backend.query("delete from auth_front.codes where user_id = $1::uuid", [userId]);
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
  };
}

function hashLink(linkToken: string): string {
  return createHash("sha256").update(linkToken).digest("hex");
}
