import type { SharedGallery } from "@jubilee/core/media/gallery.types";
import type { EventPart } from "../sharing/event/event.types.ts";
import { section as sectionStyle } from "../styles/css.ts";
import type { PageSection } from "../sharing/event/section.types.ts";
import { PhotoTiles } from "./PhotoTiles.tsx";

/** What an event shows of itself beside words: its photos, each a way to the whole picture. */
export const section: PageSection = {
  order: 70,
  reads: { call: "gallery", when: ({ gallery }) => gallery !== undefined },
  isShown: ({ reads }) => photosOf(reads).length > 0,
  part: (place) => (
    <section className={sectionStyle} id="photos">
      <h2>{place.words.page.photos}</h2>
      <PhotoTiles
        photos={photosOf(place.reads)}
        words={place.words}
        lang={place.shared.event.locale}
      />
    </section>
  ),
};

const photosOf = (reads: EventPart["reads"]) =>
  (reads["gallery"] as SharedGallery | undefined)?.photos ?? [];
