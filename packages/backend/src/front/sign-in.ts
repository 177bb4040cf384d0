import type { Mailer, OpenBackend } from "../backend.types.ts";
import { createKeptMessages, type KeptMessages } from "../mail/kept-messages.ts";
import { createSharedLimiter } from "../limits/shared-limiter.ts";
import { createAccounts } from "./auth/accounts.ts";
import { createCodes } from "./auth/codes.ts";
import type { AuthContext, NoteFailedSignIn, VerifyCaptcha } from "./auth/context.ts";
import { createFactors } from "./auth/factors.ts";
import { createMails } from "./auth/mails.ts";
import { type SendText, textsBy } from "./auth/outgoing.ts";
import { createPasswords, usualHashRounds } from "./auth/passwords.ts";
import { createRedirects } from "./auth/redirects.ts";
import { createSessions } from "./auth/sessions.ts";
import { createCallers, type Callers } from "./callers.ts";
import { createTokens } from "./tokens.ts";

/** Slower than a password check on two busy cores, so that the check does not show. */
const defaultAnswerFloorMs = 300;

interface SignInOptions {
  mailer: Mailer;
  productName?: string;
  now?: () => number;
  sendText?: SendText | null;
  messages?: KeptMessages;
  verifyCaptcha?: VerifyCaptcha | null;
  noteFailedSignIn?: NoteFailedSignIn | null;
  answerFloorMs?: number;
  hashRounds?: number;
}

/** Puts the parts of the sign-in service together. */
export function createSignIn(backend: OpenBackend, options: SignInOptions): AuthContext {
  const { siteUrl, redirectAllowList, mode } = backend.options;
  const now = options.now ?? Date.now;
  const tokens = createTokens(backend.secrets, issuerOf(siteUrl), now);
  const accounts = createAccounts(backend);
  const sessions = createSessions(backend, tokens, accounts, now);
  const redirects = createRedirects(siteUrl, redirectAllowList);
  const { mailer, sendText = null } = options;
  const messages =
    options.messages ?? createKeptMessages(backend, mailer, textsBy(mailer, sendText), now);
  const productName = options.productName ?? "Jubilee";
  return {
    backend,
    accounts,
    sessions,
    codes: createCodes(backend, now),
    passwords: createPasswords(options.hashRounds ?? usualHashRounds),
    factors: createFactors(backend, now),
    productName,
    mails: createMails(siteUrl, redirects, productName),
    // In production phones are refused where no provider sends to them.
    outgoing: { ...messages, canText: sendText !== null || mode !== "production" },
    redirects,
    tokens,
    callers: createCallers(backend, tokens, (id) => sessions.standing(id), true),
    limiter: createSharedLimiter(backend, now),
    verifyCaptcha: options.verifyCaptcha ?? null,
    noteFailedSignIn: options.noteFailedSignIn ?? null,
    now,
    answerFloorMs: options.answerFloorMs ?? defaultAnswerFloorMs,
  };
}

/**
 * The check of keys and tokens on its own, for the functions' host and realtime: it says who makes
 * a request and refuses ended sessions.
 */
export function createCallerCheck(backend: OpenBackend, now: () => number = Date.now): Callers {
  const tokens = createTokens(backend.secrets, issuerOf(backend.options.siteUrl), now);
  const sessions = createSessions(backend, tokens, createAccounts(backend), now);
  return createCallers(backend, tokens, (id) => sessions.standing(id), false);
}

function issuerOf(siteUrl: string): string {
  return `${siteUrl}/auth/v1`;
}
