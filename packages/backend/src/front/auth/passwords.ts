import bcrypt from "bcryptjs";
import { Failure } from "../failure.ts";
import { isCommonPassword, isUniform } from "./common-passwords.ts";

const rounds = 10;
/** A hash of no password anybody has; compared when there is no account, so both take as long. */
const nobodysHash = bcrypt.hash(crypto.randomUUID(), rounds);

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

/** The hash to store, in the form Supabase stores it. */
export function hashPassword(password: string): Promise<string> {
  return bcrypt.hash(password, rounds);
}

/** Compares a password; takes the same time when there is no hash to compare with. */
export async function isPassword(password: string, hash: string | null): Promise<boolean> {
  const isRight = await bcrypt.compare(password, hash || (await nobodysHash));
  return isRight && Boolean(hash);
}

function weak(reason: "length" | "characters" | "pwned", message: string): Failure {
  return new Failure(422, "weak_password", message, {
    weak_password: { message, reasons: [reason] },
  });
}
