import type { SupabaseClient } from "@supabase/supabase-js";
import type { StoredFiles } from "./deps.types.ts";

/** Files of closed buckets on a Supabase project, by its own service. */
export function createBucketFiles(service: SupabaseClient): StoredFiles {
  return {
    async takeAt(bucket, path) {
      const { data, error } = await service.storage.from(bucket).createSignedUploadUrl(path);
      if (error) throw error;
      return data.signedUrl;
    },
    async readAt(bucket, path, seconds) {
      const { data } = await service.storage.from(bucket).createSignedUrl(path, seconds);
      return data?.signedUrl ?? null;
    },
    async remove(bucket, paths) {
      const { error } = await service.storage.from(bucket).remove([...paths]);
      if (error) throw error;
    },
  };
}
