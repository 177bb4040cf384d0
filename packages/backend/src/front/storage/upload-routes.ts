import { requestBounds } from "../../limits/figures.ts";
import { json } from "../replies.ts";
import type { Bucket } from "./buckets.ts";
import type { StorageCall, StorageContext, StorageHandler } from "./context.ts";
import { etagOf } from "./files.ts";
import { readFile } from "./incoming.ts";
import { inspect } from "./inspection.ts";
import { type ObjectPlace, placeOf } from "./names.ts";
import type { Doing, NewObject, StoredObject } from "./objects.ts";

const wantsUpsert = (call: StorageCall) => call.request.headers.get("x-upsert") === "true";

/** `POST /object/:bucket/:key` */
export const upload: StorageHandler = async (context, call) => {
  const place = placeOf(call.rest);
  const doing = { caller: call.caller, operation: "storage.object.upload" };
  const permit = { ...place, ownerId: call.caller.userId, upsert: wantsUpsert(call) };
  const saved = await receive(context, call, doing, permit);
  return json({ Id: saved.id, Key: `${place.bucket}/${place.key}` });
};

/** `PUT /object/:bucket/:key` */
export const replace: StorageHandler = async (context, call) => {
  const place = placeOf(call.rest);
  const doing = { caller: call.caller, operation: "storage.object.upload_update" };
  const permit = { ...place, ownerId: call.caller.userId, upsert: true };
  const saved = await receive(context, call, doing, permit);
  return json({ Id: saved.id, Key: `${place.bucket}/${place.key}` });
};

/** `POST /object/upload/sign/:bucket/:key`: a link for one upload. */
export const signUpload: StorageHandler = async (context, call) => {
  const place = placeOf(call.rest);
  await context.buckets.known(place.bucket);
  const permit = { ...place, ownerId: call.caller.userId, upsert: wantsUpsert(call) };
  const trial = {
    ...permit,
    version: "",
    metadata: metadataOf(new Uint8Array()),
    userMetadata: null,
  };
  const doing = { caller: call.caller, operation: "storage.object.sign_upload_url", tryOnly: true };
  await context.objects.save(doing, trial);
  return json(await context.links.upload(permit));
};

/** `PUT /object/upload/sign/:bucket/:key?token=` */
export const uploadSigned: StorageHandler = async (context, call) => {
  const place = placeOf(call.rest);
  const token = call.url.searchParams.get("token");
  const permit = await context.links.check(token, place, "upload");
  const doing = { caller: null, operation: "storage.object.upload_signed" };
  await receive(context, call, doing, permit);
  return json({ Key: `${place.bucket}/${place.key}` });
};

/** Checks the right first, then takes the bytes, looks at them and keeps them. */
async function receive(
  context: StorageContext,
  call: StorageCall,
  doing: Doing,
  permit: ObjectPlace & { ownerId: string | null; upsert: boolean },
): Promise<StoredObject> {
  const { objects, files } = context;
  const bucket = await context.buckets.known(permit.bucket);
  const trial = {
    ...permit,
    version: "",
    metadata: metadataOf(new Uint8Array()),
    userMetadata: null,
  };
  await objects.save({ ...doing, tryOnly: true, caller: doing.caller ?? serviceCaller }, trial);
  const incoming = await readFile(call.request, limitOf(bucket));
  const inspected = await inspect(incoming.bytes, incoming.contentType, bucket);
  const before = await objects.find({ caller: null, operation: doing.operation }, permit);
  const version = await files.write(inspected.bytes);
  const file: NewObject = {
    ...permit,
    version,
    metadata: {
      ...metadataOf(inspected.bytes),
      mimetype: inspected.mimetype,
      cacheControl: incoming.cacheControl,
      ...(inspected.reencoded ? { reencoded: true } : {}),
    },
    userMetadata: incoming.userMetadata,
  };
  try {
    const saved = await objects.save(doing, file);
    await files.remove([before?.version ?? null]);
    return saved;
  } catch (error) {
    await files.remove([version]);
    throw error;
  }
}

const serviceCaller = {
  role: "service_role" as const,
  userId: null,
  sessionId: null,
  claims: null,
};

function limitOf(bucket: Bucket): number {
  return Math.min(bucket.file_size_limit ?? requestBounds.uploadBytes, requestBounds.uploadBytes);
}

function metadataOf(bytes: Uint8Array): NewObject["metadata"] {
  return {
    eTag: etagOf(bytes),
    size: bytes.byteLength,
    mimetype: "application/octet-stream",
    cacheControl: "no-cache",
    lastModified: new Date().toISOString(),
    contentLength: bytes.byteLength,
    httpStatusCode: 200,
  };
}
