import type { PlanType } from "../plans/plans.types.ts";
import type { Result } from "../result/result.types.ts";

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
  /** Signed out a moment ago and on the way to /login: guarded pages wait instead of complaining. */
  isLeaving: boolean;
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
  email: string;
  password: string;
  firstName: string;
  lastName: string;
  planType: PlanType;
  wantsAffiliate: boolean;
}

/** `reasons` is filled for a weak password: what is missing. */
export interface AuthFailure {
  code: string;
  message: string;
  reasons: readonly string[];
}

export type AuthResult<Value = null> = Result<Value, AuthFailure>;

/** What a mail's link proves. */
export type LinkType = "signup" | "magiclink" | "recovery" | "email_change" | "invite" | "email";

export type SignOutScope = "global" | "local" | "others";

/** Calls to the authentication service; specification section 7. */
export interface AuthApi {
  signIn: (email: string, password: string) => Promise<AuthResult<AuthUser | null>>;
  signUp: (input: SignUpInput, returnTo: string) => Promise<AuthResult<{ confirmed: boolean }>>;
  sendMagicLink: (email: string, returnTo: string) => Promise<AuthResult>;
  sendRecovery: (email: string, returnTo: string) => Promise<AuthResult>;
  resendConfirmation: (email: string, returnTo: string) => Promise<AuthResult>;
  verifyLink: (tokenHash: string, type: LinkType) => Promise<AuthResult<AuthUser>>;
  exchangeCode: (code: string) => Promise<AuthResult<AuthUser>>;
  updatePassword: (password: string) => Promise<AuthResult>;
  updateNames: (firstName: string, lastName: string) => Promise<AuthResult>;
  signOut: (scope: SignOutScope) => Promise<AuthResult>;
  /** Tells every change, the initial session first. Returns how to stop. */
  onChange: (listener: (event: AuthEvent, user: AuthUser | null) => void) => () => void;
}
