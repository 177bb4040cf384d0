import { json } from "../replies.ts";
import { generateLink, invite } from "./admin-links.ts";
import {
  changeUser,
  createUser,
  deleteUser,
  deleteUserFactor,
  listUserFactors,
  listUsers,
  readUser,
} from "./admin-users.ts";
import type { AuthHandler } from "./context.ts";
import { challengeFactor, enrolFactor, unenrolFactor, verifyFactor } from "./factor-routes.ts";
import { reauthenticate, resend, sendOneTimeLink, sendRecovery } from "./messages.ts";
import { signUp } from "./sign-up.ts";
import { grantToken } from "./token.ts";
import { getUser, listIdentities, logOut, unlinkIdentity, updateUser } from "./user.ts";
import { forwardLink, verify } from "./verify.ts";

const settings: AuthHandler = (context) =>
  Promise.resolve(
    json({
      external: { email: true, phone: context.outgoing.canText, anonymous_users: false },
      disable_signup: false,
      mailer_autoconfirm: false,
      phone_autoconfirm: false,
      sms_provider: "",
      saml_enabled: false,
    }),
  );

const keySet: AuthHandler = async (context) =>
  json(await context.tokens.keySet(), 200, { "cache-control": "public, max-age=600" });

const health: AuthHandler = () =>
  Promise.resolve(json({ name: "GoTrue", description: "Jubilee sign-in service" }));

/** Every call of the sign-in service: method, path (`:name` stands for one part), handler. */
export const authRoutes: [method: string, path: string, handler: AuthHandler][] = [
  ["POST", "/signup", signUp],
  ["POST", "/token", grantToken],
  ["POST", "/otp", sendOneTimeLink],
  ["POST", "/verify", verify],
  ["GET", "/verify", forwardLink],
  ["POST", "/resend", resend],
  ["POST", "/recover", sendRecovery],
  ["POST", "/magiclink", sendOneTimeLink],
  ["POST", "/logout", logOut],
  ["GET", "/user", getUser],
  ["PUT", "/user", updateUser],
  ["GET", "/reauthenticate", reauthenticate],
  ["GET", "/user/identities", listIdentities],
  ["DELETE", "/user/identities/:id", unlinkIdentity],
  ["POST", "/factors", enrolFactor],
  ["POST", "/factors/:id/challenge", challengeFactor],
  ["POST", "/factors/:id/verify", verifyFactor],
  ["DELETE", "/factors/:id", unenrolFactor],
  ["GET", "/.well-known/jwks.json", keySet],
  ["GET", "/settings", settings],
  ["GET", "/health", health],
  ["GET", "/admin/users", listUsers],
  ["POST", "/admin/users", createUser],
  ["GET", "/admin/users/:id", readUser],
  ["PUT", "/admin/users/:id", changeUser],
  ["DELETE", "/admin/users/:id", deleteUser],
  ["GET", "/admin/users/:id/factors", listUserFactors],
  ["DELETE", "/admin/users/:id/factors/:factorId", deleteUserFactor],
  ["POST", "/admin/generate_link", generateLink],
  ["POST", "/invite", invite],
];

/** Paths that answer without a key, since browsers and other servers open them directly. */
export const keylessPaths = new Set(["/verify", "/.well-known/jwks.json", "/health"]);

/** The route of a request and the parts its path names, or null. */
export function findRoute(
  method: string,
  path: string,
): { handler: AuthHandler; path: Record<string, string> } | null {
  const parts = path.split("/");
  for (const [routeMethod, routePath, handler] of authRoutes) {
    if (routeMethod !== method) continue;
    const named = match(routePath.split("/"), parts);
    if (named) return { handler, path: named };
  }
  return null;
}

function match(pattern: string[], parts: string[]): Record<string, string> | null {
  if (pattern.length !== parts.length) return null;
  const named: Record<string, string> = {};
  for (const [index, piece] of pattern.entries()) {
    const part = parts[index] ?? "";
    if (piece.startsWith(":") && part !== "") named[piece.slice(1)] = part;
    else if (piece !== part) return null;
  }
  return named;
}
