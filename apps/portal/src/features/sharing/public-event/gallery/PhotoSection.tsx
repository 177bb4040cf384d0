import type { PublicPhoto } from "@jubilee/core/media/gallery.types";
import { useState } from "react";
import { section, sectionTitle } from "../../../../event-kit/guest-page/Invitation.css.ts";
import * as css from "./PhotoSection.css.ts";
import { Lightbox } from "./Lightbox.tsx";

export interface PhotoSectionProps {
  /** How many there will be: their room is kept until they come. */
  count: number;
  /** Null while they are on their way. */
  photos: readonly PublicPhoto[] | null;
}

/** As many as a page shows at once, a full block of them; the others stand behind the last one. */
const tilesAtMost = 5;

/** An event's photos; each opens large, with all the others beside it. */
export function PhotoSection({ count, photos }: PhotoSectionProps) {
  const [opened, setOpened] = useState<number | null>(null);
  const shown = photos?.slice(0, tilesAtMost);
  const places = Array.from({ length: Math.min(count, tilesAtMost) }, (_, at) => at);
  const more = (photos?.length ?? 0) - tilesAtMost;
  return (
    <section className={section} id="photos" aria-busy={photos === null || undefined}>
      <h2 className={sectionTitle}>Photos</h2>
      <ul className={css.grid} data-count={places.length}>
        {shown?.map((photo, at) => (
          <li key={photo.id} className={css.tile}>
            <button
              type="button"
              className={css.open}
              aria-label={`Photo ${at + 1} of ${photos?.length ?? 0}${photo.alt && `: ${photo.alt}`}`}
              onClick={() => setOpened(at)}
            >
              <img
                className={css.picture}
                src={photo.thumbUrl}
                alt=""
                width={photo.width}
                height={photo.height}
                loading="lazy"
                decoding="async"
              />
              {more > 0 && at === tilesAtMost - 1 && (
                <span className={css.more} data-theme="dark" data-more={`+${more}`} />
              )}
            </button>
          </li>
        )) ?? places.map((at) => <li key={at} className={css.tile} />)}
      </ul>
      {photos && opened !== null && (
        <Lightbox photos={photos} first={opened} onClose={() => setOpened(null)} />
      )}
    </section>
  );
}
