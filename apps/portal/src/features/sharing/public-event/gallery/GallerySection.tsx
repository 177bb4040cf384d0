import type { GuestPlace } from "../../../../event-kit/guest-page/section.types.ts";
import { PhotoSection } from "./PhotoSection.tsx";
import { SponsorSection } from "./SponsorSection.tsx";
import { useGallery } from "./useGallery.ts";

/** What an event shows of itself beside words: its photos, and who makes it possible. */
export default function GallerySection({ shared, token, personal }: GuestPlace) {
  const gallery = useGallery(personal?.token ?? token);
  const photoCount = shared.gallery?.photos ?? 0;
  const photos = gallery?.photos ?? null;
  const sponsors = gallery?.sponsors ?? [];
  return (
    <>
      {photoCount > 0 && photos?.length !== 0 && (
        <PhotoSection count={photoCount} photos={photos} />
      )}
      {sponsors.length > 0 && <SponsorSection tiers={sponsors} />}
    </>
  );
}
