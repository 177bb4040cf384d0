import { createECDH, hkdfSync } from "node:crypto";
import {
  SignJWT,
  calculateJwkThumbprint,
  decodeProtectedHeader,
  importJWK,
  jwtVerify,
  type CryptoKey,
  type JWK,
  type JWTPayload,
} from "jose";
import type { Secrets } from "../backend.types.ts";

/** What an access token says about its bearer. */
export interface Claims extends JWTPayload {
  role: "anon" | "authenticated" | "service_role";
  session_id?: string;
  email?: string;
  aal?: "aal1" | "aal2";
}

/** Signs and checks the access tokens. */
export interface Tokens {
  /** Signs a token that anybody can check with the published key set. */
  sign(claims: Record<string, unknown>, lifetimeSeconds: number): Promise<string>;
  /** The claims of a token signed by this server and not expired, else null. */
  verify(token: string): Promise<Claims | null>;
  /** The public key set for `.well-known/jwks.json`. */
  keySet(): Promise<{ keys: JWK[] }>;
}

/** As many as people who call within an hour, which is how long a token lives; they are kept in memory. */
const tokensAtMost = 2_000;
const roles = new Set(["anon", "authenticated", "service_role"]);

/**
 * Makes the token signer. The ES256 key pair is derived from the JWT secret, so there is no second
 * secret to keep, and the published half reveals nothing of it.
 *
 * @param issuer the address of the auth service, `<origin>/auth/v1`
 * @param now the clock in milliseconds since 1970
 */
export function createTokens(secrets: Secrets, issuer: string, now: () => number): Tokens {
  const secret = new TextEncoder().encode(secrets.jwtSecret);
  const pair = importPair(secrets.jwtSecret);
  /** Tokens whose signature was right: it stays so, and is costly to check for each call. */
  const verified = new Map<string, Claims>();

  async function check(token: string): Promise<Claims | null> {
    const options = { currentDate: new Date(now()) };
    try {
      const isPublic = decodeProtectedHeader(token).alg === "ES256";
      const { payload } = isPublic
        ? await jwtVerify(token, (await pair).publicKey, {
            ...options,
            algorithms: ["ES256"],
            issuer,
          })
        : await jwtVerify(token, secret, { ...options, algorithms: ["HS256"] });
      return isClaims(payload) ? payload : null;
    } catch {
      return null;
    }
  }

  function remember(token: string, claims: Claims): void {
    verified.set(token, Object.freeze(claims));
    if (verified.size <= tokensAtMost) return;
    for (const oldest of verified.keys()) {
      verified.delete(oldest);
      break;
    }
  }

  return {
    async sign(claims, lifetimeSeconds) {
      const { privateKey, publicJwk } = await pair;
      const issuedAt = Math.floor(now() / 1000);
      return new SignJWT(claims)
        .setProtectedHeader({ alg: "ES256", typ: "JWT", kid: publicJwk.kid ?? "" })
        .setIssuer(issuer)
        .setIssuedAt(issuedAt)
        .setExpirationTime(issuedAt + lifetimeSeconds)
        .sign(privateKey);
    },
    async verify(token) {
      const known = verified.get(token);
      if (known) return isCurrent(known, now()) ? known : null;
      const claims = await check(token);
      if (claims) remember(token, claims);
      return claims;
    },
    async keySet() {
      return { keys: [(await pair).publicJwk] };
    },
  };
}

/** Whether a token that was good once is good now; as its first check does it. */
function isCurrent({ exp, nbf }: Claims, nowMs: number): boolean {
  const seconds = Math.floor(nowMs / 1000);
  return (exp === undefined || exp > seconds) && (nbf === undefined || nbf <= seconds);
}

function isClaims(payload: JWTPayload): payload is Claims {
  return typeof payload["role"] === "string" && roles.has(payload["role"]);
}

interface KeyPair {
  privateKey: CryptoKey | Uint8Array;
  publicKey: CryptoKey | Uint8Array;
  publicJwk: JWK;
}

async function importPair(jwtSecret: string): Promise<KeyPair> {
  const { scalar, point } = deriveKey(jwtSecret);
  const coordinates = {
    kty: "EC",
    crv: "P-256",
    x: point.subarray(1, 33).toString("base64url"),
    y: point.subarray(33, 65).toString("base64url"),
  };
  const kid = await calculateJwkThumbprint(coordinates);
  const publicJwk: JWK = { ...coordinates, kid, alg: "ES256", use: "sig", key_ops: ["verify"] };
  return {
    privateKey: await importJWK({ ...coordinates, d: scalar.toString("base64url") }, "ES256"),
    publicKey: await importJWK(coordinates, "ES256"),
    publicJwk,
  };
}

/** A private scalar on P-256; a derived value outside the curve's order is simply skipped. */
function deriveKey(jwtSecret: string): { scalar: Buffer; point: Buffer } {
  for (let attempt = 0; ; attempt += 1) {
    const scalar = Buffer.from(hkdfSync("sha256", jwtSecret, "", `es256:${attempt}`, 32));
    const curve = createECDH("prime256v1");
    try {
      curve.setPrivateKey(scalar);
      return { scalar, point: curve.getPublicKey() };
    } catch (error) {
      if (attempt > 8) throw error;
    }
  }
}
