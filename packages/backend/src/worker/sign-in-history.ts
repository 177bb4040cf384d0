import type { OpenBackend } from "../backend.types.ts";
import type { NoteFailedSignIn } from "../front/auth/context.ts";
import { log } from "../log/log.ts";

/** Writes wrong passwords into the product's history; a history that cannot be written stops nobody. */
export function createSignInHistory(backend: Pick<OpenBackend, "query">): NoteFailedSignIn {
  return async (recipient, { userAgent, ip }) => {
    try {
      await backend.query("select public.note_failed_sign_in($1::text, $2::text, $3::text)", [
        recipient,
        userAgent,
        ip,
      ]);
    } catch (error) {
      log.error("A failed sign-in could not be noted:", error);
    }
  };
}
