import type { GalleryCounts } from "@jubilee/core/media/gallery.types";
import { PhotoSection } from "./PhotoSection.tsx";
import { SponsorSection } from "./SponsorSection.tsx";
import { useGallery } from "./useGallery.ts";

export interface GalleryProps {
  /** A share token, or somebody's own. */
  token: string;
  /** How many there will be. */
  counts: GalleryCounts;
}

/** What an event shows of itself beside words: its photos, and who makes it possible. */
export function Gallery({ token, counts }: GalleryProps) {
  const gallery = useGallery(token);
  const photos = gallery?.photos ?? null;
  const sponsors = gallery?.sponsors ?? [];
  return (
    <>
      {counts.photos > 0 && photos?.length !== 0 && (
        <PhotoSection count={counts.photos} photos={photos} />
      )}
      {sponsors.length > 0 && <SponsorSection tiers={sponsors} />}
    </>
  );
}
