import type { SharedGallery } from "@jubilee/core/media/gallery.types";
import type { EventPart } from "../../context.types.ts";
import { section as sectionStyle } from "../../styles/css.ts";
import type { PageSection } from "../section.types.ts";
import * as css from "./gallery.css.ts";

/** As many as a page shows at once, a full block of them; the others stand behind the last one. */
const tilesAtMost = 5;

/** What an event shows of itself beside words: its photos, each a way to the whole picture. */
export const section: PageSection = {
  order: 70,
  reads: { call: "gallery", when: ({ gallery }) => gallery !== undefined },
  isShown: ({ reads }) => photosOf(reads).length > 0,
  part: (place) => <Photos {...place} />,
};

const photosOf = (reads: EventPart["reads"]) =>
  (reads["gallery"] as SharedGallery | undefined)?.photos ?? [];

function Photos({ reads, words: { page, common }, shared: { event } }: EventPart) {
  const photos = photosOf(reads);
  const count = Math.min(photos.length, tilesAtMost);
  return (
    <section className={sectionStyle} id="photos">
      <h2>{page.photos}</h2>
      <ul
        className={css.grid}
        data-count={count}
        data-photos=""
        data-words={JSON.stringify([page.photos, common.close, page.photoBefore, page.photoAfter])}
      >
        {photos.map((photo, at) => {
          const name = page.photo(at + 1, photos.length);
          const more = photos.length - tilesAtMost;
          return (
            <li key={photo.id} className={css.tile} hidden={at >= tilesAtMost}>
              <a
                className={css.open}
                href={photo.url}
                aria-label={photo.alt ? `${name}: ${photo.alt}` : name}
                data-alt={photo.alt}
                data-caption={photo.caption ?? ""}
                data-lang={event.locale}
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
              </a>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
