import { requestBounds } from "../../limits/figures.ts";
import { readJsonObject } from "../bodies.ts";
import { json } from "../replies.ts";
import type { StorageCall, StorageHandler } from "./context.ts";
import { bucketName } from "./names.ts";

const bodyOf = (call: StorageCall) => readJsonObject(call.request, requestBounds.authBodyBytes);
const idOf = (call: StorageCall) => bucketName(decodeURIComponent(call.rest));

/** `GET /bucket` */
export const listBuckets: StorageHandler = async ({ buckets }, call) =>
  json(await buckets.list(call.caller, call.url.searchParams));

/** `GET /bucket/:id` */
export const readBucket: StorageHandler = async ({ buckets }, call) =>
  json(await buckets.read(call.caller, idOf(call)));

/** `POST /bucket` */
export const createBucket: StorageHandler = async ({ buckets }, call) =>
  json({ name: await buckets.create(call.caller, await bodyOf(call)) });

/** `PUT /bucket/:id` */
export const updateBucket: StorageHandler = async ({ buckets }, call) => {
  await buckets.update(call.caller, idOf(call), await bodyOf(call));
  return json({ message: "Successfully updated" });
};

/** `DELETE /bucket/:id` */
export const deleteBucket: StorageHandler = async ({ buckets }, call) => {
  await buckets.remove(call.caller, idOf(call));
  return json({ message: "Successfully deleted" });
};

/** `POST /bucket/:id/empty` */
export const emptyBucket: StorageHandler = async ({ buckets, objects, files, backend }, call) => {
  const id = bucketName(decodeURIComponent(call.rest.replace(/\/empty$/, "")));
  await buckets.read(call.caller, id);
  const names = await backend.query<{ name: string }>(
    "select name from storage.objects where bucket_id = $1",
    [id],
  );
  const doing = { caller: call.caller, operation: "storage.bucket.empty" };
  const keys = names.map((row) => row.name);
  const removed = await objects.remove(doing, id, keys);
  await files.remove(removed.map((object) => object.version));
  return json({ message: "Successfully emptied" });
};
