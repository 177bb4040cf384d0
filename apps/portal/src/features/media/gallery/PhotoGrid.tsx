import type { EventPhoto } from "@jubilee/core/media/gallery.types";
import { useState, type DragEvent } from "react";
import * as css from "./Gallery.css.ts";
import { PhotoTile } from "./PhotoTile.tsx";

export interface PhotoGridProps {
  photos: readonly EventPhoto[];
  addressOf: (path: string) => string;
  onMove: (from: number, to: number) => void;
  onEdit: (photo: EventPhoto) => void;
  onRemove: (photo: EventPhoto) => void;
}

/** The photos in their order, changed by dragging or by the arrows of each. */
export function PhotoGrid({ photos, addressOf, onMove, onEdit, onRemove }: PhotoGridProps) {
  const [held, setHeld] = useState<number | null>(null);
  const [over, setOver] = useState<number | null>(null);
  const drag = (at: number) => (event: DragEvent) => {
    if (event.type === "dragstart") {
      event.dataTransfer.effectAllowed = "move";
      return setHeld(at);
    }
    if (held === null) return;
    if (event.type === "dragover" || event.type === "drop") event.preventDefault();
    if (event.type === "dragenter") return setOver(at);
    if (event.type === "drop" && held !== at) onMove(held, at);
    if (event.type === "drop" || event.type === "dragend") {
      setHeld(null);
      setOver(null);
    }
  };
  return (
    <ol className={css.grid} aria-label="Photos in their order">
      {photos.map((photo, at) => (
        <PhotoTile
          key={photo.id}
          photo={photo}
          address={addressOf(photo.thumbPath)}
          place={at + 1}
          isLast={at === photos.length - 1}
          isOver={over === at && held !== at}
          onDrag={drag(at)}
          onMove={(by) => onMove(at, at + by)}
          onEdit={() => onEdit(photo)}
          onRemove={() => onRemove(photo)}
        />
      ))}
    </ol>
  );
}
