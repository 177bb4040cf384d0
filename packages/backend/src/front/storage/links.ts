import { hkdfSync } from "node:crypto";
import { jwtVerify, SignJWT } from "jose";
import type { OpenBackend } from "../../backend.types.ts";
import { Failure } from "../failure.ts";
import type { ObjectPlace } from "./names.ts";

/** What a signed link allows. */
export interface SignedPermit extends ObjectPlace {
  intent: "download" | "upload";
  /** Of an upload: whose file it becomes. Of a download: in whose right it is read; null for the server's own. */
  ownerId: string | null;
  upsert: boolean;
}

const uploadLifetimeSeconds = 7200;
/** Whoever has the address reads the file in the asker's right, so not for long; the product asks for an hour. */
const longestLifetimeSeconds = 3600;

/** Signs and checks links to single files, with a key that signs nothing else. */
export function createLinks(backend: OpenBackend) {
  const key = new Uint8Array(
    hkdfSync("sha256", backend.secrets.jwtSecret, "", "storage links", 32),
  );
  const sign = ({ bucket, key: name, ...permit }: SignedPermit, seconds: number) =>
    new SignJWT({ url: `${bucket}/${name}`, ...permit })
      .setProtectedHeader({ alg: "HS256" })
      .setIssuedAt()
      .setExpirationTime(Math.floor(Date.now() / 1000) + seconds)
      .sign(key);

  return {
    /**
     * The address of a file for everyone who has it, relative to the service; it opens while the
     * asker may read the file.
     *
     * @param askerId null for the server itself
     * @param expiresIn seconds; an hour at most, whatever is asked for
     */
    async download(
      place: ObjectPlace,
      askerId: string | null,
      expiresIn: unknown,
    ): Promise<string> {
      if (typeof expiresIn !== "number" || !(expiresIn > 0)) {
        throw new Failure(400, "InvalidRequest", "expiresIn has to be a number of seconds");
      }
      const seconds = Math.min(Math.ceil(expiresIn), longestLifetimeSeconds);
      const permit = { ...place, intent: "download" as const, ownerId: askerId, upsert: false };
      return `/object/sign/${place.bucket}/${place.key}?token=${await sign(permit, seconds)}`;
    },

    /** The address where one file may be uploaded, and its token. */
    async upload(permit: Omit<SignedPermit, "intent">): Promise<{ url: string; token: string }> {
      const token = await sign({ ...permit, intent: "upload" }, uploadLifetimeSeconds);
      return { url: `/object/upload/sign/${permit.bucket}/${permit.key}?token=${token}`, token };
    },

    /**
     * Checks a link.
     *
     * @throws {Failure} 400 when it is forged, expired or for something else
     */
    async check(
      token: string | null,
      place: ObjectPlace,
      intent: SignedPermit["intent"],
    ): Promise<SignedPermit> {
      const payload = await verified(token);
      if (payload["url"] !== `${place.bucket}/${place.key}` || payload["intent"] !== intent) {
        throw invalidLink();
      }
      const { ownerId } = payload;
      return {
        ...place,
        intent,
        ownerId: typeof ownerId === "string" ? ownerId : null,
        upsert: payload["upsert"] === true,
      };
    },
  };

  async function verified(token: string | null): Promise<Record<string, unknown>> {
    try {
      return (await jwtVerify(token ?? "", key, { algorithms: ["HS256"] })).payload;
    } catch {
      throw invalidLink();
    }
  }
}

/** Signs and checks links to single files. */
export type Links = ReturnType<typeof createLinks>;

function invalidLink(): Failure {
  return new Failure(400, "InvalidJWT", "This link is not valid any more.");
}
