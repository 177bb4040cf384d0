import type { StoredFiles } from "@jubilee/functions/_shared/deps.types";
import type { OpenBackend } from "../../backend.types.ts";
import { createLinks } from "./links.ts";
import { createObjects } from "./objects.ts";
import { openFiles } from "./open-files.ts";

const service = "/storage/v1";

/** Files of closed buckets for the functions of this process. */
export function createStoredFiles(backend: OpenBackend): StoredFiles {
  const links = createLinks(backend);
  const objects = createObjects(backend);
  const files = openFiles(backend.options);
  return {
    async takeAt(bucket, key) {
      const { url } = await links.upload({ bucket, key, ownerId: null, upsert: false });
      return service + url;
    },
    async readAt(bucket, key, seconds) {
      const place = { bucket, key };
      const found = await objects.find({ caller: null, operation: "storage.object.sign" }, place);
      return found && service + (await links.download(place, null, seconds));
    },
    async remove(bucket, paths) {
      const doing = { caller: null, operation: "storage.object.delete_many" };
      const gone = await objects.remove(doing, bucket, [...paths]);
      await files.remove(gone.map(({ version }) => version));
    },
  };
}
