import type { DatabaseClient } from "../database/client.types.ts";
import { act, call } from "../base/calls.api.ts";
import { failureFrom, resultOf, succeed } from "../base/result.rules.ts";
import type { Result } from "../base/result.types.ts";
import type {
  EventPhoto,
  PhotoWords,
  SponsorDraft,
  SponsorTier,
  StoredPicture,
  UploadPermit,
} from "./gallery.types.ts";

/** Where photos and logos are kept; everybody may look at them. */
const bucketName = "photos";

const columns = "id, storage_path, thumb_path, alt, decorative, caption, width, height, position";

type PhotoRow = Omit<EventPhoto, "caption" | "storagePath" | "thumbPath"> & {
  caption: string | null;
  storage_path: string;
  thumb_path: string;
};

/** A picture whose two files have arrived. */
export interface ArrivedPhoto extends StoredPicture {
  thumbPath: string;
}

export interface GalleryApi {
  /** In the planner's order. */
  listPhotos: (eventId: string) => Promise<Result<EventPhoto[]>>;
  /** Where one file may be sent; the name is made here. */
  permit: (eventId: string, ending: "jpg" | "png") => Promise<Result<UploadPermit>>;
  /** Keeps a picture that has arrived, the last of its gallery. */
  addPhoto: (eventId: string, photo: ArrivedPhoto) => Promise<Result<EventPhoto>>;
  describePhoto: (id: string, words: PhotoWords) => Promise<Result<EventPhoto>>;
  /** Takes a photo out of the gallery; its files stay until `forget`. */
  removePhoto: (id: string) => Promise<Result<true>>;
  /** Puts one back that was just taken out. */
  restorePhoto: (eventId: string, photo: EventPhoto) => Promise<Result<EventPhoto>>;
  arrangePhotos: (eventId: string, ids: string[]) => Promise<Result<true>>;
  /** Removes files for good. */
  forget: (paths: string[]) => Promise<Result<true>>;
  /** The address at which a stored file is seen. */
  addressOf: (path: string) => string;
  listSponsors: (eventId: string) => Promise<Result<SponsorTier[]>>;
  /** Adds (id null, or of one just removed) or changes a sponsor. */
  saveSponsor: (
    eventId: string,
    id: string | null,
    draft: SponsorDraft,
  ) => Promise<Result<SponsorTier[]>>;
  removeSponsor: (eventId: string, id: string) => Promise<Result<SponsorTier[]>>;
  /** Levels and the sponsors in them, as they stand here. */
  arrangeSponsors: (eventId: string, tiers: SponsorTier[]) => Promise<Result<SponsorTier[]>>;
}

/** Calls about an event's photos and sponsors, for planners. */
export function createGalleryApi(client: DatabaseClient): GalleryApi {
  const bucket = client.storage.from(bucketName);
  const photos = () => client.from("photos");
  const kept = ({ caption, storage_path, thumb_path, ...row }: PhotoRow): EventPhoto => ({
    ...row,
    caption: caption ?? "",
    storagePath: storage_path,
    thumbPath: thumb_path,
  });
  const one = (answer: Parameters<typeof resultOf<PhotoRow>>[0]): Result<EventPhoto> => {
    const result = resultOf(answer);
    return result.ok ? succeed(kept(result.value)) : result;
  };
  return {
    async listPhotos(eventId) {
      const { data, error } = await photos()
        .select(columns)
        .eq("event_id", eventId)
        .order("position")
        .order("created_at")
        .order("id")
        .overrideTypes<PhotoRow[], { merge: false }>();
      const result = resultOf({ data, error });
      return result.ok ? succeed(result.value.map(kept)) : result;
    },
    async permit(eventId, ending) {
      const path = `${eventId}/${crypto.randomUUID()}.${ending}`;
      const { data, error } = await bucket.createSignedUploadUrl(path);
      if (error) return { ok: false, error: failureFrom({ message: error.message }) };
      return succeed({ path, address: data.signedUrl });
    },
    async addPhoto(eventId, { path, thumbPath, width, height }) {
      return one(
        await photos()
          .insert({ event_id: eventId, storage_path: path, thumb_path: thumbPath, width, height })
          .select(columns)
          .single<PhotoRow>(),
      );
    },
    async describePhoto(id, { alt, decorative, caption }) {
      const words = { alt: decorative ? "" : alt.trim(), decorative, caption: caption.trim() };
      return one(
        await photos()
          .update({ ...words, caption: words.caption || null })
          .eq("id", id)
          .select(columns)
          .single<PhotoRow>(),
      );
    },
    async removePhoto(id) {
      const { error } = await photos().delete().eq("id", id).select("id").single();
      return error ? { ok: false, error: failureFrom(error) } : succeed(true);
    },
    async restorePhoto(eventId, { storagePath, thumbPath, caption, ...rest }) {
      return one(
        await photos()
          .insert({
            ...rest,
            event_id: eventId,
            storage_path: storagePath,
            thumb_path: thumbPath,
            caption: caption || null,
          })
          .select(columns)
          .single<PhotoRow>(),
      );
    },
    arrangePhotos: (eventId, ids) =>
      act(client, "arrange_photos", {
        event_id_param: eventId,
        photo_ids: ids,
      }),
    async forget(paths) {
      const { error } = await bucket.remove(paths);
      return error ? { ok: false, error: failureFrom({ message: error.message }) } : succeed(true);
    },
    addressOf: (path) => new URL(bucket.getPublicUrl(path).data.publicUrl).pathname,
    listSponsors: (eventId) => call(client, "list_sponsors", { event_id_param: eventId }),
    saveSponsor: (eventId, id, draft) =>
      call(client, "save_sponsor", {
        event_id_param: eventId,
        sponsor_id_param: id,
        sponsor: draft,
      }),
    removeSponsor: (eventId, id) =>
      call(client, "remove_sponsor", { event_id_param: eventId, sponsor_id_param: id }),
    arrangeSponsors: (eventId, list) =>
      call(client, "arrange_sponsors", {
        event_id_param: eventId,
        tier_ids: list.map(({ id }) => id),
        sponsor_ids: list.flatMap(({ sponsors }) => sponsors.map(({ id }) => id)),
      }),
  };
}
