import type { Draft } from "./draft.ts";
import { toJson } from "./json.ts";

/** 128 random bits; also where a page without TLS has no `crypto.randomUUID`. */
export function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");
}

export interface Keyring {
  keyFor: (body: object) => string;
}

/**
 * One key a thing to send, made when it is first sent. Sending the same again reuses it, so it
 * cannot count twice; something else that is sent after it gets a key of its own. With a draft the
 * key outlives the page, until `forgetUnsent` says that there was an answer.
 */
export function createKeyring(draft?: Draft): Keyring {
  let key = randomKey();
  let sent = "";
  return {
    keyFor(body) {
      const text = toJson(body);
      const unsent = Object(draft?.read()["unsent"]);
      if (!sent && unsent.text === text) key = String(unsent.key);
      if (sent && sent !== text) key = randomKey();
      sent = text;
      draft?.write({ ...draft.read(), unsent: { text, key } });
      return key;
    },
  };
}

/** What was sent has been answered: the next one is another. */
export function forgetUnsent(draft: Draft): void {
  const { unsent: _answered, ...kept } = draft.read();
  draft.write(kept);
}
