import type { BackendOptions } from "../backend.types.ts";
import { StartError } from "../database/start-error.ts";

/** Reads a variable; null where it is unset or empty. */
export type ReadText = (name: string) => string | null;

/** A port; none is one that the system chooses, which tests ask for by 0. */
export function portOf(text: string | null, name: string, fallback: number): number {
  const port = text === null ? fallback : Number(text);
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port;
  throw new StartError(`${name}=${text} is no port; set it to a number from 1 to 65535.`);
}

/** The origin of a web address; a path is refused, because links would leave it out. */
export function originOf(text: string | null, name: string): string | null {
  if (text === null) return null;
  const url = URL.canParse(text) ? new URL(text) : null;
  const isOrigin = url && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`;
  if (isOrigin) return url.origin;
  throw new StartError(
    `${name}=${text} is no web address; write it whole and without a path, as https://events.example.org.`,
  );
}

/** Not told back: it may hold a password. */
export function mailServerOf(text: string | null): string | null {
  const url = text !== null && URL.canParse(text) ? new URL(text) : null;
  if (text === null || (url?.hostname && /^smtps?:$/.test(url.protocol))) return text;
  throw new StartError(
    "SMTP_URL is no mail server's address; write it as smtps://user:password@mail.example.org, with signs such as @ or / in the password percent-encoded.",
  );
}

/** `Events <events@example.org>`, or the address alone. */
export function senderOf(text: string | null): string | null {
  if (text === null || /^(?:[^<>\r\n]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/.test(text)) {
    return text;
  }
  throw new StartError(
    `MAIL_FROM=${text} is no sender; write it as "Events <events@example.org>", in quotes in a shell.`,
  );
}

/** A public address is no demo by itself. */
export function modeOf(text: string | null, isPublic: boolean): BackendOptions["mode"] {
  if (text === null) return isPublic ? "production" : "demo";
  if (text === "development" || text === "demo" || text === "production" || text === "test") {
    return text;
  }
  throw new StartError(
    `JUBILEE_MODE=${text} is unknown; set it to demo, development or production.`,
  );
}

/** Two that only work together. */
export function pair(text: ReadText, first: string, second: string): [string, string] | null {
  const [one, other] = [text(first), text(second)];
  if (one === null && other === null) return null;
  if (one !== null && other !== null) return [one, other];
  throw new StartError(
    `${one === null ? second : first} is set without ${one === null ? first : second}; set both or neither.`,
  );
}

/** A whole number within bounds. */
export function wholeOf(
  text: string | null,
  name: string,
  { fallback, least, most }: { fallback: number; least: number; most: number },
): number {
  const value = text === null ? fallback : Number(text);
  if (Number.isInteger(value) && value >= least && value <= most) return value;
  throw new StartError(
    `${name}=${text} is out of bounds; set it to a whole number from ${least} to ${most}.`,
  );
}

/** A switch; off unless set. */
export function switchOf(text: string | null, name: string): boolean {
  if (text === null || /^(?:0|off|no|false)$/i.test(text)) return false;
  if (/^(?:1|on|yes|true)$/i.test(text)) return true;
  throw new StartError(`${name}=${text} is neither on nor off; set it to 1, or leave it out.`);
}

/** One of a few words. */
export function wordOf<Word extends string>(
  text: string | null,
  name: string,
  words: readonly Word[],
): Word | null {
  if (text === null) return null;
  const found = words.find((word) => word === text);
  if (found) return found;
  throw new StartError(`${name}=${text} is unknown; set it to ${alternatives(words)}.`);
}

/** Not told back: it may hold a password. */
export function databaseOf(text: string | null): string | null {
  if (text === null) return null;
  if (URL.canParse(text) && /^postgres(ql)?:$/.test(new URL(text).protocol)) return text;
  throw new StartError(
    "DATABASE_URL is no address of PostgreSQL; write it as postgres://user:password@host:5432/database, or unset it to use the built-in database.",
  );
}

/** Web addresses, apart by spaces or commas. */
export function addressesOf(text: string | null, name: string): string[] {
  const parts = (text ?? "").split(/[\s,]+/).filter(Boolean);
  const wrong = parts.find((part) => !/^https?:\/\/[^\s/]+/.test(part));
  if (wrong === undefined) return parts;
  throw new StartError(
    `${name} has ${wrong}, which is no web address; write each whole, as https://app.example.org/welcome.`,
  );
}

const alternatives = (words: readonly string[]): string =>
  `${words.slice(0, -1).join(", ")} or ${words.at(-1)}`;
