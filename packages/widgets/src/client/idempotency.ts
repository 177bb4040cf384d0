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
 * cannot count twice; something else that is sent after it gets a key of its own.
 */
export function createKeyring(): Keyring {
  let key = randomKey();
  let sent = "";
  return {
    keyFor(body) {
      const text = JSON.stringify(body);
      if (sent && sent !== text) key = randomKey();
      sent = text;
      return key;
    },
  };
}
