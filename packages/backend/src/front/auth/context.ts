import type { OpenBackend } from "../../backend.types.ts";
import type { SharedLimiter } from "../../limits/shared-limiter.ts";
import type { Caller, Callers } from "../callers.ts";
import type { Tokens } from "../tokens.ts";
import type { Accounts } from "./accounts.ts";
import type { Codes } from "./codes.ts";
import type { Factors } from "./factors.ts";
import type { Mails } from "./mails.ts";
import type { Outgoing } from "./outgoing.ts";
import type { Passwords } from "./passwords.ts";
import type { Redirects } from "./redirects.ts";
import type { Device, Sessions } from "./sessions.ts";

/** Asks the captcha provider whether a token was solved by a person. */
export type VerifyCaptcha = (token: string, peerAddress: string | null) => Promise<boolean>;

/** Tells of a wrong password, whether or not the account exists. */
export type NoteFailedSignIn = (recipient: string, device: Device) => Promise<void>;

/** What the sign-in service works with. */
export interface AuthContext {
  backend: OpenBackend;
  accounts: Accounts;
  sessions: Sessions;
  codes: Codes;
  passwords: Passwords;
  factors: Factors;
  productName: string;
  mails: Mails;
  outgoing: Outgoing;
  redirects: Redirects;
  tokens: Tokens;
  callers: Callers;
  limiter: SharedLimiter;
  /** Null when no captcha is configured. */
  verifyCaptcha: VerifyCaptcha | null;
  /** Null when nobody keeps a history. */
  noteFailedSignIn: NoteFailedSignIn | null;
  /** The clock in milliseconds since 1970. */
  now: () => number;
  /** Answers that could tell whether an account exists take at least this long. */
  answerFloorMs: number;
}

/** One request to the sign-in service. */
export interface AuthCall {
  request: Request;
  url: URL;
  /** Parts of the path that a route names, e.g. the id of a factor. */
  path: Record<string, string>;
  body: Record<string, unknown>;
  caller: Caller;
  device: Device;
}

/** Answers one kind of request. */
export type AuthHandler = (context: AuthContext, call: AuthCall) => Promise<Response>;
