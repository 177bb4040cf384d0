import { galleryCopy } from "@jubilee/core/media/gallery.copy";
import {
  isShown,
  photosAtMost,
  pictureTypes,
  withoutWords,
} from "@jubilee/core/media/gallery.rules";
import type { EventPhoto } from "@jubilee/core/media/gallery.types";
import { Banner } from "@jubilee/ui/banner";
import { Button } from "@jubilee/ui/button";
import { FileUpload } from "@jubilee/ui/file-upload";
import { Section } from "@jubilee/ui/section";
import { Stack } from "@jubilee/ui/stack";
import { ImageUp } from "lucide-react";
import { useRef, useState } from "react";
import { LoadFailed } from "../../../page-kit/LoadFailed.tsx";
import { PhotoBones } from "./PhotoBones.tsx";
import { PhotoDialog } from "./PhotoDialog.tsx";
import { PhotoGrid } from "./PhotoGrid.tsx";
import { usePhotos } from "./usePhotos.ts";
import { usePhotoUploads } from "./usePhotoUploads.ts";
import { createGalleryApi } from "@jubilee/core/media/gallery.api";
import { useApi } from "../../../page-kit/data/useApi.ts";

/** An event's photos: put up, described, brought into order, taken away. */
export function PhotoDesk({ eventId }: { eventId: string }) {
  const gallery = useApi(createGalleryApi);
  const { query, photos, write, arrived, remove, move } = usePhotos(eventId);
  const uploads = usePhotoUploads(eventId, arrived);
  const [edited, setEdited] = useState<EventPhoto | null>(null);
  const field = useRef<HTMLDivElement>(null);
  /* The field stands below all photos; what it opens is reached from above them, too. */
  const choose = () => field.current?.querySelector("input")?.click();
  if (query.error) {
    return <LoadFailed what="The photos" error={query.error} onRetry={query.refetch} />;
  }
  const waiting = withoutWords(photos);
  const others = (photo: EventPhoto) =>
    photos.filter((one) => one.id !== photo.id && !isShown(one));
  const next = edited && !isShown(edited) ? (others(edited)[0] ?? null) : null;
  const isFull = photos.length + uploads.lines.length >= photosAtMost;
  return (
    <Section
      title="Photos"
      description="Shown on the event’s page and in its showcase, in this order."
      action={
        photos.length > 0 && (
          <Button variant="secondary" icon={<ImageUp />} disabled={isFull} onClick={choose}>
            Add photos
          </Button>
        )
      }
    >
      <Stack gap="5">
        {waiting > 0 && (
          <Banner
            tone="warning"
            title={waiting === 1 ? "One photo needs words" : `${waiting} photos need words`}
            action={
              <Button
                size="sm"
                variant="outline"
                onClick={() => setEdited(photos.find((photo) => !isShown(photo)) ?? null)}
              >
                Describe
              </Button>
            }
          >
            A photo shows once it is described or marked as decorative.
          </Banner>
        )}
        {query.data ? (
          photos.length > 0 && (
            <PhotoGrid
              photos={photos}
              addressOf={gallery.addressOf}
              onMove={(from, to) => void move(from, to)}
              onEdit={setEdited}
              onRemove={(photo) => void remove(photo)}
            />
          )
        ) : (
          <PhotoBones />
        )}
        <div ref={field}>
          <FileUpload
            label={photos.length > 0 ? "Add photos" : "Drop the first photos here"}
            help={
              isFull
                ? `A gallery has room for ${photosAtMost} photos.`
                : `${galleryCopy.kind}. Where they were taken is removed before they are sent.`
            }
            icon={<ImageUp aria-hidden="true" />}
            accept={pictureTypes.join(",")}
            multiple
            disabled={isFull}
            files={uploads.lines}
            onFiles={(files) =>
              uploads.add(files.slice(0, photosAtMost - photos.length - uploads.lines.length))
            }
            onRetry={uploads.again}
            onRemove={uploads.remove}
          />
        </div>
      </Stack>
      {edited && (
        <PhotoDialog
          key={edited.id}
          photo={edited}
          address={gallery.addressOf(edited.thumbPath)}
          left={isShown(edited) ? 0 : others(edited).length}
          write={write}
          describe={(words) => gallery.describePhoto(edited.id, words)}
          onSaved={() => setEdited(next)}
          onClose={() => setEdited(null)}
        />
      )}
    </Section>
  );
}
