import bcrypt from "bcryptjs";
import { Failure } from "../failure.ts";
import { isCommonPassword, isUniform } from "./leaked-passwords.ts";

/** Rounds of bcrypt outside of tests. */
export const usualHashRounds = 10;

/** Makes and compares password hashes. */
export interface Passwords {
  /** The hash to store, in the form Supabase stores it. */
  hash(password: string): Promise<string>;
  /** Compares a password; takes the same time when there is no hash to compare with. */
  matches(password: string, hash: string | null): Promise<boolean>;
}

/**
 * @param rounds of bcrypt; each more doubles the time
 */
export function createPasswords(rounds: number): Passwords {
  const nobodysHash = bcrypt.hash(crypto.randomUUID(), rounds);
  return {
    hash: (password) => bcrypt.hash(password, rounds),
    async matches(password, hash) {
      const isRight = await bcrypt.compare(password, hash || (await nobodysHash));
      return isRight && Boolean(hash);
    },
  };
}

/**
 * Refuses a weak password: 8 to 72 bytes, not on the common list, not built from the address.
 *
 * @throws {Failure} 422 `weak_password` with `reasons`
 */
export function requireStrongPassword(password: string, address: string | null): void {
  const bytes = new TextEncoder().encode(password).byteLength;
  if (bytes < 8) throw weak("length", "The password needs at least 8 characters.");
  if (bytes > 72) throw weak("length", "The password may have at most 72 bytes.");
  if (isUniform(password)) {
    throw weak("characters", "This password is too uniform. Mix different characters.");
  }
  const local = address?.split("@")[0]?.toLowerCase() ?? "";
  const isAddress = local.length > 3 && password.toLowerCase().replace(/[\d\W_]+$/, "") === local;
  if (isCommonPassword(password) || isAddress) {
    throw weak(
      "pwned",
      "This password is known to be weak and easy to guess, please choose a different one.",
    );
  }
}

function weak(reason: "length" | "characters" | "pwned", message: string): Failure {
  return new Failure(422, "weak_password", message, {
    weak_password: { message, reasons: [reason] },
  });
}
