import { ChevronLeft, ChevronRight, X, ZoomIn } from "lucide-react";
import type { ReactNode } from "react";
import { createPortal } from "react-dom";
import { Dialog } from "../dialog/Dialog.tsx";
import { ErrorState } from "../error-state/ErrorState.tsx";
import { IconButton } from "../icon-button/IconButton.tsx";
import type { Photo } from "../photo-grid/photo.types.ts";
import { VisuallyHidden } from "../visually-hidden/VisuallyHidden.tsx";
import { bar, foot, frame, inside, next, place, previous } from "./PhotoView.css.ts";
import { englishPhotoView, type PhotoViewWords } from "./photoViewWords.ts";
import { useRoom } from "./useRoom.ts";

export interface PhotoViewProps {
  /** What is shown: "Thirty Years On, in pictures". */
  label: string;
  photos: readonly Photo[];
  /** The one that is seen; none while it is closed. */
  openId: string | undefined;
  onMove: (photo: Photo) => void;
  /** With the photo seen last: the focus goes back to its place. */
  onClose: (photo: Photo | undefined) => void;
  /** Below the photo: its title, who took it when, and what can be done with it. */
  caption?: (photo: Photo) => ReactNode;
  /** How much of the height the words below need. */
  footPx?: number;
  words?: PhotoViewWords;
}

/**
 * One photo large, in a dark room: swiped, stepped through by arrows, zoomed by fingers, wheel and
 * keys. Many of them are a PhotoGrid; any other short task is a Dialog.
 */
export function PhotoView({
  label,
  photos,
  openId,
  onMove,
  onClose,
  caption,
  footPx = 132,
  words = englishPhotoView,
}: PhotoViewProps) {
  const { room, isMissing, retry } = useRoom({
    label,
    broken: words.broken,
    photos,
    openId,
    footPx: caption ? footPx : 0,
    onMove,
    onClose,
  });
  const index = photos.findIndex(({ id }) => id === openId);
  const photo = photos[index];
  if (isMissing && openId !== undefined) {
    return (
      <Dialog open onOpenChange={() => onClose(photo)} title={label}>
        <ErrorState title={words.failed} onRetry={retry} retryLabel={words.retry} level={3} />
      </Dialog>
    );
  }
  if (!room || !photo) return null;
  return createPortal(
    <div className={frame}>
      <div className={bar}>
        <IconButton label={words.close} icon={<X />} onClick={room.close} />
        <div className={place}>
          <span className={previous}>
            <IconButton
              label={words.previous}
              icon={<ChevronLeft />}
              aria-disabled={index === 0}
              onClick={() => index > 0 && room.step(-1)}
            />
          </span>
          <output>
            <span>{words.place(index + 1, photos.length)}</span>
            <VisuallyHidden>{`: ${photo.alt}`}</VisuallyHidden>
          </output>
          <span className={next}>
            <IconButton
              label={words.next}
              icon={<ChevronRight />}
              aria-disabled={index === photos.length - 1}
              onClick={() => index < photos.length - 1 && room.step(1)}
            />
          </span>
        </div>
        <IconButton label={words.zoom} icon={<ZoomIn />} onClick={room.zoom} />
      </div>
      {caption && (
        <div className={foot}>
          <div className={inside}>{caption(photo)}</div>
        </div>
      )}
    </div>,
    room.slot,
  );
}
