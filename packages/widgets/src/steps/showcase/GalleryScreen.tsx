import type { GalleryCounts, SharedGallery } from "@jubilee/core/media/gallery.types";
import { useState } from "react";
import { gallery as english } from "../../copy/en/gallery.copy.ts";
import { useEffectOn } from "../../parts/useEffectOn.ts";
import { section } from "../../styles/base.css.ts";
import { grid, more, tile } from "../../styles/gallery.css.ts";
import type { WidgetContext } from "../../widget.types.ts";
import { PhotoViewer } from "./PhotoViewer.tsx";
import { SponsorWall } from "./SponsorWall.tsx";

export interface Props {
  context: WidgetContext;
  counts: GalleryCounts;
}

/** As many as a widget shows at once; the others stand behind the last one. */
const tilesAtMost = 6;

/** An event's photos and sponsors, fetched once the first screen stands; their room is kept. */
export function GalleryScreen({ context, counts }: Props) {
  const copy = context.words("gallery", english);
  const [shown, setShown] = useState<SharedGallery | null>(null);
  const [opened, setOpened] = useState<number | null>(null);
  useEffectOn([context.token], () => {
    let isGone = false;
    const none = { photos: [], sponsors: [] };
    const read = async () => {
      const answer = await context.call<SharedGallery>("GET", `gallery/${context.token}`);
      // The event stands without what does not come.
      if (!isGone) setShown(answer.ok ? answer.value : none);
    };
    void read();
    return () => {
      isGone = true;
    };
  });
  const photos = shown?.photos ?? [];
  const places = Math.min(shown ? photos.length : counts.photos, tilesAtMost);
  return (
    <>
      {places > 0 && (
        <div className={section}>
          <b>{copy.photos}</b>
          <ul className={grid}>
            {Array.from({ length: places }, (_, at) => {
              const photo = photos[at];
              if (!photo) return <li key={at} className={tile} />;
              const name = copy.photo(at + 1, photos.length);
              return (
                <li key={photo.id} className={tile}>
                  <button
                    type="button"
                    aria-label={photo.alt ? `${name}: ${photo.alt}` : name}
                    onClick={() => setOpened(at)}
                  >
                    <img
                      referrerPolicy="origin"
                      src={new URL(photo.thumbUrl, context.origin).href}
                      alt=""
                      width={photo.width}
                      height={photo.height}
                      loading="lazy"
                    />
                    {at === tilesAtMost - 1 && photos.length > tilesAtMost && (
                      <span className={more} data-more={`+${photos.length - tilesAtMost}`} />
                    )}
                  </button>
                </li>
              );
            })}
          </ul>
        </div>
      )}
      {shown && shown.sponsors.length > 0 && (
        <SponsorWall tiers={shown.sponsors} origin={context.origin} title={copy.sponsors} />
      )}
      {opened !== null && (
        <PhotoViewer
          context={context}
          copy={copy}
          photos={photos}
          first={opened}
          onClose={() => setOpened(null)}
        />
      )}
    </>
  );
}
