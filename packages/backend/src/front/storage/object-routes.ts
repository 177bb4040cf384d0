import { requestBounds } from "../../limits/figures.ts";
import { readJsonObject } from "../bodies.ts";
import type { Caller } from "../callers.ts";
import { Failure } from "../failure.ts";
import { json } from "../replies.ts";
import type { StorageCall, StorageContext, StorageHandler } from "./context.ts";
import { listFolder } from "./listing.ts";
import { bucketName, objectKey, type ObjectPlace, placeOf } from "./names.ts";
import { noSuchKey, type StoredObject } from "./objects.ts";
import { serveFile } from "./serving.ts";

const bodyOf = (call: StorageCall) => readJsonObject(call.request, requestBounds.restBodyBytes);

/** The file a caller asks for: anybody's in a public bucket, else as the policies say. */
async function readable(
  context: StorageContext,
  call: StorageCall,
  place: ObjectPlace,
): Promise<StoredObject> {
  const bucket = await context.buckets.known(place.bucket);
  const object = await context.objects.find(
    {
      caller: bucket.public ? null : call.caller,
      operation: "storage.object.get_authenticated",
    },
    place,
  );
  if (!object) throw noSuchKey();
  return object;
}

/** `GET /object/:bucket/:key` and `/object/authenticated/…` */
export const download: StorageHandler = async (context, call) => {
  const object = await readable(context, call, placeOf(call.rest));
  return serveFile(call.request, context.files, object, false);
};

/** `GET /object/public/:bucket/:key`, without a key */
export const downloadPublic: StorageHandler = async (context, call) => {
  const place = placeOf(call.rest);
  const bucket = await context.buckets.known(place.bucket);
  if (!bucket.public) throw new Failure(404, "NoSuchBucket", "Bucket not found");
  const doing = { caller: null, operation: "storage.object.get_public" };
  const object = await context.objects.find(doing, place);
  if (!object) throw noSuchKey();
  return serveFile(call.request, context.files, object, true);
};

/** `GET /object/sign/:bucket/:key?token=` */
export const downloadSigned: StorageHandler = async (context, call) => {
  const place = placeOf(call.rest);
  const token = call.url.searchParams.get("token");
  const { ownerId } = await context.links.check(token, place, "download");
  // Asked again for whoever signed: their right may have ended since.
  const caller = ownerId === null ? null : personOf(ownerId);
  const doing = { caller, operation: "storage.object.get_signed" };
  const object = await context.objects.find(doing, place);
  if (!object) throw noSuchKey();
  return serveFile(call.request, context.files, object, false);
};

/** A person without a session: the right alone counts. */
const personOf = (userId: string): Caller => ({
  role: "authenticated",
  userId,
  sessionId: null,
  claims: { role: "authenticated", sub: userId },
});

/** `GET /object/info/:bucket/:key` */
export const readInfo: StorageHandler = async (context, call) => {
  const object = await readable(context, call, placeOf(call.rest));
  return json({
    id: object.id,
    name: object.name,
    version: object.version,
    bucket_id: object.bucket_id,
    size: object.metadata?.size ?? 0,
    content_type: object.metadata?.mimetype ?? null,
    cache_control: object.metadata?.cacheControl ?? null,
    etag: object.metadata?.eTag ?? null,
    metadata: object.user_metadata ?? {},
    last_modified: object.updated_at,
    created_at: object.created_at,
  });
};

/** `POST /object/list/:bucket` */
export const listObjects: StorageHandler = async (context, call) => {
  const bucket = await context.buckets.known(bucketName(decodeURIComponent(call.rest)));
  return json(await listFolder(context.objects, call.caller, bucket.id, await bodyOf(call)));
};

/** `DELETE /object/:bucket` with `{ prefixes }`, and `DELETE /object/:bucket/:key` */
export const removeObjects: StorageHandler = async (context, call) => {
  const isSingle = call.rest.includes("/");
  const place = isSingle ? placeOf(call.rest) : null;
  const bucket = place?.bucket ?? bucketName(decodeURIComponent(call.rest));
  await context.buckets.known(bucket);
  const keys = place ? [place.key] : keysOf((await bodyOf(call))["prefixes"]);
  const removed = await context.objects.remove(
    { caller: call.caller, operation: "storage.object.delete_many" },
    bucket,
    keys,
  );
  if (place && removed.length === 0) throw noSuchKey();
  await context.files.remove(removed.map((object) => object.version));
  return json(place ? { message: "Successfully deleted" } : removed);
};

/** `POST /object/move` */
export const moveObject: StorageHandler = async (context, call) => {
  const { from, to } = await fromAndTo(context, call);
  const doing = { caller: call.caller, operation: "storage.object.move" };
  const moved = await context.objects.move(doing, from, to);
  if (!moved) throw noSuchKey();
  return json({ message: "Successfully moved", Id: moved.id, Key: `${to.bucket}/${to.key}` });
};

/** `POST /object/copy` */
export const copyObject: StorageHandler = async (context, call) => {
  const { from, to } = await fromAndTo(context, call);
  const doing = { caller: call.caller, operation: "storage.object.copy" };
  const source = await context.objects.find(doing, from);
  if (!source?.version || !source.metadata) throw noSuchKey();
  const version = await context.files.copy(source.version);
  try {
    const made = await context.objects.save(doing, {
      ...to,
      version,
      metadata: source.metadata,
      userMetadata: source.user_metadata,
      ownerId: call.caller.userId,
      upsert: false,
    });
    return json({ Key: `${to.bucket}/${to.key}`, Id: made.id });
  } catch (error) {
    await context.files.remove([version]);
    throw error;
  }
};

/** `POST /object/sign/:bucket/:key`, and for many `POST /object/sign/:bucket` */
export const signDownload: StorageHandler = async (context, call) => {
  const body = await bodyOf(call);
  const doing = { caller: call.caller, operation: "storage.object.sign" };
  if (call.rest.includes("/")) {
    const place = placeOf(call.rest);
    if (!(await context.objects.find(doing, place))) throw noSuchKey();
    return json({
      signedURL: await context.links.download(place, call.caller.userId, body["expiresIn"]),
    });
  }
  const bucket = bucketName(decodeURIComponent(call.rest));
  const signed: { path: string; signedURL: string | null; error: string | null }[] = [];
  for (const key of keysOf(body["paths"])) {
    const place = { bucket, key };
    const found = await context.objects.find(doing, place);
    signed.push({
      path: key,
      signedURL: found
        ? await context.links.download(place, call.caller.userId, body["expiresIn"])
        : null,
      error: found ? null : "Either the object does not exist or you do not have access to it",
    });
  }
  return json(signed);
};

async function fromAndTo(
  context: StorageContext,
  call: StorageCall,
): Promise<{ from: ObjectPlace; to: ObjectPlace }> {
  const body = await bodyOf(call);
  const from = { bucket: bucketName(body["bucketId"]), key: objectKey(body["sourceKey"]) };
  const to = {
    bucket: bucketName(body["destinationBucket"] ?? from.bucket),
    key: objectKey(body["destinationKey"]),
  };
  if (to.bucket !== from.bucket) {
    const target = await context.buckets.known(to.bucket);
    const source = await context.buckets.known(from.bucket);
    if (target.public !== source.public) {
      throw new Failure(
        400,
        "InvalidRequest",
        "Files cannot pass between public and private buckets; upload them again.",
      );
    }
  }
  return { from, to };
}

function keysOf(value: unknown): string[] {
  if (!Array.isArray(value) || value.length > 1000) {
    throw new Failure(400, "InvalidRequest", "A list of at most 1,000 keys is needed");
  }
  return value.map((key: unknown) => objectKey(key));
}
