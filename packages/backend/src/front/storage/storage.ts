import type { Handler, OpenBackend } from "../../backend.types.ts";
import type { Caller, Callers } from "../callers.ts";
import { Failure, notSupported } from "../failure.ts";
import { storageRefusal } from "../replies.ts";
import {
  createBucket,
  deleteBucket,
  emptyBucket,
  listBuckets,
  readBucket,
  updateBucket,
} from "./bucket-routes.ts";
import { createBuckets } from "./buckets.ts";
import type { StorageContext, StorageHandler } from "./context.ts";
import { createLinks } from "./links.ts";
import {
  copyObject,
  download,
  downloadPublic,
  downloadSigned,
  listObjects,
  moveObject,
  readInfo,
  removeObjects,
  signDownload,
} from "./object-routes.ts";
import { openFiles } from "./open-files.ts";
import { createObjects } from "./objects.ts";
import { replace, signUpload, upload, uploadSigned } from "./upload-routes.ts";

type Route = [method: string, path: RegExp, handler: StorageHandler, isKeyless?: "keyless"];

/** In order of precedence; the group is what the handler gets as `rest`. */
const routes: Route[] = [
  ["GET", /^\/bucket$/, listBuckets],
  ["POST", /^\/bucket$/, createBucket],
  ["GET", /^\/bucket\/([^/]+)$/, readBucket],
  ["PUT", /^\/bucket\/([^/]+)$/, updateBucket],
  ["DELETE", /^\/bucket\/([^/]+)$/, deleteBucket],
  ["POST", /^\/bucket\/([^/]+\/empty)$/, emptyBucket],
  ["GET", /^\/object\/public\/(.+)$/, downloadPublic, "keyless"],
  ["GET", /^\/object\/sign\/(.+)$/, downloadSigned, "keyless"],
  ["GET", /^\/object\/info\/(?:authenticated\/|public\/)?(.+)$/, readInfo],
  ["GET", /^\/object\/authenticated\/(.+)$/, download],
  ["GET", /^\/object\/(.+)$/, download],
  ["POST", /^\/object\/list\/([^/]+)$/, listObjects],
  ["POST", /^\/object\/move$/, moveObject],
  ["POST", /^\/object\/copy$/, copyObject],
  ["POST", /^\/object\/sign\/(.+)$/, signDownload],
  ["POST", /^\/object\/upload\/sign\/(.+)$/, signUpload],
  ["PUT", /^\/object\/upload\/sign\/(.+)$/, uploadSigned, "keyless"],
  ["POST", /^\/object\/(?!list-v2\/)(.+)$/, upload],
  ["PUT", /^\/object\/(.+)$/, replace],
  ["DELETE", /^\/object\/(.+)$/, removeObjects],
];

const nobody: Caller = { role: "anon", userId: null, sessionId: null, claims: null };

/** Answers everything under `/storage/v1`; files lie in the data directory or in a bucket. */
export function createStorage(backend: OpenBackend, callers: Callers): Handler {
  const objects = createObjects(backend);
  const context: StorageContext = {
    backend,
    objects,
    buckets: createBuckets(backend, objects),
    files: openFiles(backend.options),
    links: createLinks(backend),
  };
  return async (request) => {
    const url = new URL(request.url);
    const path = url.pathname.slice("/storage/v1".length);
    const method = request.method === "HEAD" ? "GET" : request.method;
    try {
      for (const [routeMethod, pattern, handler, keyless] of routes) {
        const match = routeMethod === method ? pattern.exec(path) : null;
        if (!match) continue;
        const caller = keyless ? nobody : await callers.identify(request);
        return await handler(context, { request, url, rest: match[1] ?? "", caller });
      }
      throw notSupported(`${request.method} /storage/v1${path}`);
    } catch (error) {
      if (error instanceof Failure) return storageRefusal(error);
      throw error;
    }
  };
}
