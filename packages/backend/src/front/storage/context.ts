import type { OpenBackend } from "../../backend.types.ts";
import type { Caller } from "../callers.ts";
import type { Buckets } from "./buckets.ts";
import type { Files } from "./files.ts";
import type { Links } from "./links.ts";
import type { Objects } from "./objects.ts";

/** What the storage service works with. */
export interface StorageContext {
  backend: OpenBackend;
  buckets: Buckets;
  objects: Objects;
  files: Files;
  links: Links;
}

/** One request to the storage service. */
export interface StorageCall {
  request: Request;
  url: URL;
  /** What follows the route's own words, still percent-encoded. */
  rest: string;
  caller: Caller;
}

/** Answers one kind of request. */
export type StorageHandler = (context: StorageContext, call: StorageCall) => Promise<Response>;
