import type { PublicPhoto } from "@jubilee/core/media/gallery.types";
import { useEffect, useRef, useState } from "react";
import type { GalleryCopy } from "../../copy/copy.types.ts";
import { Icon } from "../../parts/Icon.tsx";
import { cross, next, previous } from "../../parts/icons.ts";
import { viewer } from "../../styles/gallery.css.ts";
import type { WidgetContext } from "../../widget.types.ts";

interface Props {
  context: WidgetContext;
  copy: GalleryCopy;
  photos: readonly PublicPhoto[];
  first: number;
  onClose: () => void;
}

/** So far a finger goes before it means the next one, in pixels. */
const swipePx = 48;

/** One photo at a time in a native dialog: by keys, by swiping, by pressing. */
export function PhotoViewer({ context, copy, photos, first, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [at, setAt] = useState(first);
  const began = useRef<number | null>(null);
  const go = (to: number) => setAt(Math.max(0, Math.min(photos.length - 1, to)));
  const address = (photo: PublicPhoto) => new URL(photo.url, context.origin).href;
  useEffect(() => {
    const { current } = dialog;
    current?.showModal();
    return () => current?.close();
  }, []);
  useEffect(() => {
    for (const neighbour of [photos[at + 1], photos[at - 1]]) {
      if (neighbour) new Image().src = new URL(neighbour.url, context.origin).href;
    }
  }, [at, photos, context.origin]);
  const photo = photos[at];
  if (!photo) return null;
  const isRtl = context.copy.direction === "rtl";
  const steps: Record<string, number> = {
    ArrowRight: isRtl ? -1 : 1,
    ArrowLeft: isRtl ? 1 : -1,
    Home: -at,
    End: photos.length - 1 - at,
  };
  const place = copy.place(at + 1, photos.length);
  return (
    <dialog
      ref={dialog}
      className={viewer}
      aria-label={copy.photos}
      onClose={onClose}
      onKeyDown={({ key }) => {
        const by = steps[key];
        if (by !== undefined) go(at + by);
      }}
      onTouchStart={({ touches }) => {
        began.current = touches.length === 1 ? (touches[0]?.clientX ?? null) : null;
      }}
      onTouchEnd={({ changedTouches }) => {
        const way = (changedTouches[0]?.clientX ?? 0) - (began.current ?? 0);
        if (began.current !== null && Math.abs(way) > swipePx) {
          go(at + (way < 0 === isRtl ? -1 : 1));
        }
        began.current = null;
      }}
    >
      <div>
        <output>{place}</output>
        <Press words={context.copy.close} lines={cross} onPress={onClose} />
      </div>
      <figure>
        <img
          key={photo.id}
          referrerPolicy="origin"
          src={address(photo)}
          alt={photo.alt}
          width={photo.width}
          height={photo.height}
        />
        {photo.caption && <figcaption dir="auto">{photo.caption}</figcaption>}
      </figure>
      {photos.length > 1 && (
        <div>
          <Press
            words={copy.previous}
            lines={previous}
            stops={at === 0}
            onPress={() => go(at - 1)}
          />
          <Press
            words={copy.next}
            lines={next}
            stops={at === photos.length - 1}
            onPress={() => go(at + 1)}
          />
        </div>
      )}
    </dialog>
  );
}

interface PressProps {
  words: string;
  lines: string;
  /** There is nothing further this way. */
  stops?: boolean;
  onPress: () => void;
}

function Press({ words, lines, stops, onPress }: PressProps) {
  return (
    <button
      type="button"
      aria-label={words}
      aria-disabled={stops || undefined}
      onClick={stops ? undefined : onPress}
    >
      <Icon lines={lines} />
    </button>
  );
}
