import "./photos.css.ts";
import type { PublicPhoto } from "@jubilee/core/media/gallery.types";
import type { PageWords } from "../words/words.types.ts";
import * as css from "./gallery.css.ts";

/** As many as a page shows at once, a full block of them; the others stand behind the last one. */
const tilesAtMost = 5;

type Shown = Pick<PublicPhoto, "url" | "thumbUrl"> &
  Partial<Pick<PublicPhoto, "alt" | "caption" | "width" | "height">>;

interface Props {
  photos: readonly Shown[];
  words: PageWords;
  /** The language of what is written about them. */
  lang?: string;
}

/** Photos, each a way to the whole picture, which a script opens over the page. */
export function PhotoTiles({ photos, words: { page, common }, lang }: Props) {
  const more = photos.length - tilesAtMost;
  return (
    <ul
      className={css.grid}
      data-count={Math.min(photos.length, tilesAtMost)}
      data-photos=""
      data-words={JSON.stringify([page.photos, common.close, page.photoBefore, page.photoAfter])}
    >
      {photos.map((photo, at) => {
        const name = page.photo(at + 1, photos.length);
        return (
          <li key={photo.url} className={css.tile} hidden={at >= tilesAtMost}>
            <a
              className={css.open}
              href={photo.url}
              aria-label={photo.alt ? `${name}: ${photo.alt}` : name}
              data-alt={photo.alt}
              data-caption={photo.caption ?? ""}
              data-lang={lang}
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
  );
}
