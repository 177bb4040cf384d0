import type { OpenBackend } from "../backend.types.ts";
import { etagOf } from "../front/storage/files.ts";
import type { ObjectPlace } from "../front/storage/names.ts";
import { openFiles } from "../front/storage/open-files.ts";
import { createObjects } from "../front/storage/objects.ts";

/** Keeps files of the demo as an upload would have. */
export function fileKeeper(backend: OpenBackend) {
  const files = openFiles(backend.options);
  const objects = createObjects(backend);
  return async (place: ObjectPlace, bytes: Uint8Array, mimetype: string): Promise<void> => {
    const size = bytes.byteLength;
    await objects.save(
      { caller: null, operation: "storage.object.upload" },
      {
        ...place,
        version: await files.write(bytes),
        ownerId: null,
        upsert: true,
        userMetadata: null,
        metadata: {
          eTag: etagOf(bytes),
          size,
          mimetype,
          cacheControl: "max-age=31536000",
          lastModified: new Date().toISOString(),
          contentLength: size,
          httpStatusCode: 200,
          reencoded: mimetype.startsWith("image/"),
        },
      },
    );
  };
}
