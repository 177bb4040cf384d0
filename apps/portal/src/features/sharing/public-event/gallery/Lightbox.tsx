import type { PublicPhoto } from "@jubilee/core/media/gallery.types";
import { IconButton } from "@jubilee/ui/icon-button";
import { ChevronLeft, ChevronRight, X } from "lucide-react";
import { use, useEffect, useRef, type KeyboardEvent } from "react";
import { HostLanguage } from "../../../../event-kit/guest-page/HostLanguage.ts";
import * as css from "./Lightbox.css.ts";
import { useViewer } from "./useViewer.ts";

export interface LightboxProps {
  photos: readonly PublicPhoto[];
  /** Which one it opens with. */
  first: number;
  onClose: () => void;
}

/** One photo at a time as large as the screen: by keys, by swiping, by pressing. */
export function Lightbox({ photos, first, onClose }: LightboxProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const language = use(HostLanguage);
  const { at, go, onTouchStart, onTouchEnd } = useViewer(photos, first);
  useEffect(() => {
    // Native: the page behind stands still, and the focus goes back to where it came from.
    dialog.current?.showModal();
  }, []);
  const photo = photos[at];
  if (!photo) return null;
  const press = ({ key, currentTarget }: KeyboardEvent<HTMLDialogElement>) => {
    const isRtl = currentTarget.matches(":dir(rtl)");
    const steps: Record<string, number> = {
      ArrowRight: isRtl ? -1 : 1,
      ArrowLeft: isRtl ? 1 : -1,
      Home: -at,
      End: photos.length - 1 - at,
    };
    const by = steps[key];
    if (by !== undefined) go(at + by);
  };
  return (
    <dialog
      ref={dialog}
      className={css.dialog}
      data-theme="dark"
      aria-label="Photos"
      onClose={onClose}
      onKeyDown={press}
      onTouchStart={onTouchStart}
      onTouchEnd={onTouchEnd}
    >
      <div className={css.bar}>
        <output>
          {at + 1} of {photos.length}
        </output>
        <IconButton label="Close" icon={<X />} onClick={() => dialog.current?.close()} />
      </div>
      <figure className={css.figure}>
        <img
          key={photo.id}
          className={css.picture}
          src={photo.url}
          alt={photo.alt}
          width={photo.width}
          height={photo.height}
        />
        {photo.caption && (
          <figcaption className={css.caption} lang={language} dir="auto">
            {photo.caption}
          </figcaption>
        )}
      </figure>
      {photos.length > 1 && (
        <div className={css.ways}>
          <IconButton
            label="Photo before"
            icon={<ChevronLeft className={css.arrow} />}
            aria-disabled={at === 0 || undefined}
            onClick={() => go(at - 1)}
          />
          <IconButton
            label="Next photo"
            icon={<ChevronRight className={css.arrow} />}
            aria-disabled={at === photos.length - 1 || undefined}
            onClick={() => go(at + 1)}
          />
        </div>
      )}
    </dialog>
  );
}
