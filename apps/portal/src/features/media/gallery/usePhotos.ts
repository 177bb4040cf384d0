import { moved } from "@jubilee/core/base/lists.rules";
import type { EventPhoto } from "@jubilee/core/media/gallery.types";
import { toast } from "@jubilee/ui/toast";
import { useQueryClient } from "@tanstack/react-query";
import { galleryKeys } from "./keys.ts";
import { useRead } from "../../../page-kit/data/useRead.ts";
import { useApi } from "../../../page-kit/data/useApi.ts";
import { createGalleryApi } from "@jubilee/core/media/gallery.api";
import { useWrite } from "../../../page-kit/data/useWrite.ts";

/** An event's photos and what can be done with them. */
export function usePhotos(eventId: string) {
  const gallery = useApi(createGalleryApi);
  const queries = useQueryClient();
  const queryKey = galleryKeys.photos(eventId);
  const write = useWrite(queryKey, "Photo Gallery");
  const { run } = write;
  const query = useRead(queryKey, () => gallery.listPhotos(eventId));
  const photos = query.data ?? [];
  const show = (next: EventPhoto[]) => queries.setQueryData(queryKey, next);

  /** The files go once nobody can want them back. */
  const remove = async (photo: EventPhoto) => {
    const before = photos;
    show(photos.filter(({ id }) => id !== photo.id));
    const isRemoved = await run(() => gallery.removePhoto(photo.id));
    if (!isRemoved) {
      show(before);
      return;
    }
    let isBack = false;
    toast("Photo removed", {
      undo: () => {
        isBack = true;
        void run(() => gallery.restorePhoto(eventId, photo));
      },
      onDismiss: () => {
        if (!isBack) void gallery.forget([photo.storagePath, photo.thumbPath]);
      },
    });
  };
  return {
    query,
    photos,
    write,
    /** Read anew, as the server keeps it. */
    arrived: () => void queries.invalidateQueries({ queryKey }),
    remove,
    move: async (from: number, to: number) => {
      const next = moved(photos, from, to);
      show(next);
      const isKept = await run(() =>
        gallery.arrangePhotos(
          eventId,
          next.map(({ id }) => id),
        ),
      );
      if (!isKept) show(photos);
    },
  };
}
