import type { PlanType } from "./plans.types.ts";
import type { Result } from "../base/result.types.ts";

/** The signed-in person as the portal knows them. */
export interface AuthUser {
  id: string;
  email: string | null;
  /** Sign-up metadata and later changes: full_name, first_name, last_name, avatar_url, plan_type … */
  metadata: Readonly<Record<string, unknown>>;
}

export type AuthStatus = "loading" | "signed-in" | "signed-out";

export interface AuthState {
  status: AuthStatus;
  /** Present exactly when `status` is `signed-in`. */
  user: AuthUser | null;
  /** Somebody came back by a password-recovery link and should choose a new password. */
  isRecovering: boolean;
  /** The password was right and the second factor is still to be shown (AAL1 where AAL2 is due). */
  needsCode: boolean;
  /** Signed out a moment ago and on the way to /login: guarded pages wait instead of complaining. */
  isLeaving: boolean;
  /**
   * The session is over while something typed is not kept yet: the page stays as it is, `user` too,
   * until the same person signs in again on top of it.
   */
  isLost: boolean;
}

export type AuthEvent =
  | "INITIAL_SESSION"
  | "SIGNED_IN"
  | "SIGNED_OUT"
  | "TOKEN_REFRESHED"
  | "USER_UPDATED"
  | "PASSWORD_RECOVERY"
  | "MFA_CHALLENGE_VERIFIED";

export interface SignUpInput {
  /** Answer of the captcha, where one is set up. */
  captchaToken?: string;
  email: string;
  password: string;
  firstName: string;
  lastName: string;
  planType: PlanType;
  wantsAffiliate: boolean;
  /** Of the device, such as `Europe/Berlin`. */
  timeZone: string;
}

/** An authenticator app that was added to an account. */
export interface SecondFactor {
  id: string;
  name: string;
  /** ISO instant. */
  createdAt: string;
}

/** A new authenticator app, to be scanned or typed; it counts after its first right code. */
export interface FactorOffer {
  id: string;
  secret: string;
  /** `otpauth://…`, for the QR code. */
  uri: string;
}

/** `reasons` is filled for a weak password: what is missing. */
export interface AuthFailure {
  code: string;
  message: string;
  reasons: readonly string[];
}

/** Asks the captcha for a token; called before each call that the service wants one for. */
export type SolveCaptcha = () => Promise<string>;

export type AuthResult<Value = null> = Result<Value, AuthFailure>;

/** What a mail's link proves. */
export type LinkType = "signup" | "magiclink" | "recovery" | "email_change" | "invite" | "email";

export type SignOutScope = "global" | "local" | "others";

/** Calls to the authentication service; specification section 7. */
export interface AuthApi {
  /** By e-mail or, where the identifier is a number with its country code, by phone. */
  signIn: (
    identifier: string,
    password: string,
    captchaToken?: string,
  ) => Promise<AuthResult<AuthUser | null>>;
  /** Texts (channel sms) a code to a phone. */
  sendPhoneCode: (phone: string, captchaToken?: string) => Promise<AuthResult>;
  /** Signs in with the six digits that were texted; a new number has an account from then on. */
  verifyPhoneCode: (phone: string, code: string) => Promise<AuthResult<AuthUser>>;
  signUp: (input: SignUpInput, returnTo: string) => Promise<AuthResult<{ confirmed: boolean }>>;
  sendMagicLink: (email: string, returnTo: string) => Promise<AuthResult>;
  sendRecovery: (email: string, returnTo: string) => Promise<AuthResult>;
  resendConfirmation: (email: string, returnTo: string) => Promise<AuthResult>;
  /** Null: the first of the two links of a changed address; the other mail's link is still to come. */
  verifyLink: (tokenHash: string, type: LinkType) => Promise<AuthResult<AuthUser | null>>;
  exchangeCode: (code: string) => Promise<AuthResult<AuthUser>>;
  /** `nonce` is the mailed code, asked for when the session is older than a day. */
  updatePassword: (password: string, nonce?: string) => Promise<AuthResult>;
  /** Mails a code that proves who is there, for a change of password. */
  sendReauthenticationCode: () => Promise<AuthResult>;
  /** The old and the new address each get a mail; the change is done when both agree. */
  changeEmail: (email: string, returnTo: string) => Promise<AuthResult>;
  setAvatar: (url: string | null) => Promise<AuthResult>;
  /** Authenticator apps that are in use. */
  listFactors: () => Promise<AuthResult<SecondFactor[]>>;
  enrolFactor: (name: string) => Promise<AuthResult<FactorOffer>>;
  /** Proves an app by its code and raises the session to AAL2; without an id the first one in use. */
  verifyFactor: (code: string, factorId?: string) => Promise<AuthResult>;
  removeFactor: (factorId: string) => Promise<AuthResult>;
  updateNames: (firstName: string, lastName: string) => Promise<AuthResult>;
  signOut: (scope: SignOutScope) => Promise<AuthResult>;
  /** Tells every change, the initial session first. Returns how to stop. */
  onChange: (
    listener: (event: AuthEvent, user: AuthUser | null, needsCode: boolean) => void,
  ) => () => void;
}
