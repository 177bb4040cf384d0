import type { Handler, Mailer, OpenBackend } from "../backend.types.ts";
import type { KeptMessages } from "../mail/kept-messages.ts";
import { createAuth } from "./auth/auth.ts";
import type { NoteFailedSignIn, VerifyCaptcha } from "./auth/context.ts";
import type { SendText } from "./auth/outgoing.ts";
import { ensureAuthTables } from "./auth/schema.ts";
import { allowedOrigin, preflight, withCors } from "./cors.ts";
import { Failure, notSupported } from "./failure.ts";
import { createAskLite, viewingHeader } from "./lite.ts";
import { authRefusal, json } from "./replies.ts";
import { createRest } from "./rest/rest.ts";
import { askedLater, createCallers, type StandingOf } from "./callers.ts";
import { createSignIn } from "./sign-in.ts";
import { createStorage } from "./storage/storage.ts";
import { log } from "../log/log.ts";

/** What the front needs besides the database. */
export interface FrontOptions {
  mailer: Mailer;
  /** How mails and authenticator apps call the product. */
  productName?: string;
  /** The clock in milliseconds since 1970. */
  now?: () => number;
  /** Sends text messages; without it they go to the outbox, in production phone is refused. */
  sendText?: SendText | null;
  /** Keeps what is mailed and texted until it is gone; by default one of its own. */
  messages?: KeptMessages;
  /** Checks captcha tokens; without it any token is accepted. */
  verifyCaptcha?: VerifyCaptcha | null;
  /** Keeps a history of wrong passwords; without it none is kept. */
  noteFailedSignIn?: NoteFailedSignIn | null;
  /** Answers that could tell whether an account exists take at least this long. */
  answerFloorMs?: number;
  /** Rounds of bcrypt; fewer only in tests. */
  hashRounds?: number;
}

/**
 * The Supabase-compatible front: `/auth/v1`, `/rest/v1` and `/storage/v1`. What it does not do is
 * answered with 501 and its name.
 */
export function createFront(backend: OpenBackend, options: FrontOptions): Handler {
  const { siteUrl, redirectAllowList } = backend.options;
  const signIn = createSignIn(backend, options);
  const { sessions, tokens } = signIn;
  const standingOf: StandingOf = (id) => sessions.standing(id);
  const callers = createCallers(backend, tokens, standingOf, false);
  const services: Record<string, Handler> = {
    auth: createAuth(signIn),
    rest: createRest(
      createCallers(backend, tokens, askedLater, false),
      createAskLite(backend, standingOf),
    ),
    storage: createStorage(backend, callers),
  };
  const ownOrigins = originsOf([siteUrl, ...redirectAllowList]);
  let ready: Promise<void> | null = null;

  return async (request, context) => {
    const origin = allowedOrigin(request, ownOrigins);
    if (request.method === "OPTIONS") return preflight(origin);
    const path = new URL(request.url).pathname;
    const service = services[/^\/(auth|rest|storage)\/v1(?:\/|$)/.exec(path)?.[1] ?? ""];
    try {
      if (!service) return withCors(authRefusal(notSupported(path)), origin);
      if (service !== services["rest"] && request.headers.has(viewingHeader)) {
        return withCors(authRefusal(onlyLooking()), origin);
      }
      ready ??= ensureAuthTables(backend);
      await ready;
      return withCors(await service(request, context), origin);
    } catch (error) {
      log.error(`${request.method} ${path.split("/", 4).join("/")} failed`, error);
      const body = { code: "internal", message: "Something went wrong on the server." };
      return withCors(json(body, 500), origin);
    }
  };
}

/** Only data can be looked at through somebody else's eyes. */
function onlyLooking(): Failure {
  return new Failure(403, "not_allowed", "You are only looking at this account.");
}

function originsOf(addresses: string[]): ReadonlySet<string> {
  return new Set(
    addresses
      .map((address) => /^https?:\/\/[^/*]+/.exec(address)?.[0])
      .filter((origin) => origin !== undefined),
  );
}
