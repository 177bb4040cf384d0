import { isShown } from "@jubilee/core/media/gallery.rules";
import type { EventPhoto } from "@jubilee/core/media/gallery.types";
import { Chip } from "@jubilee/ui/chip";
import { IconButton } from "@jubilee/ui/icon-button";
import { ArrowLeft, ArrowRight, GripVertical, Pencil, Trash2 } from "lucide-react";
import type { DragEvent } from "react";
import * as css from "./Gallery.css.ts";

export interface PhotoTileProps {
  photo: EventPhoto;
  address: string;
  /** From 1. */
  place: number;
  isLast: boolean;
  isOver: boolean;
  onDrag: (event: DragEvent<HTMLElement>) => void;
  onMove: (by: number) => void;
  onEdit: () => void;
  onRemove: () => void;
}

/** One photo: what is on it, whether others see it, and where it stands. */
export function PhotoTile(props: PhotoTileProps) {
  const { photo, address, place, isLast, isOver, onDrag, onMove, onEdit, onRemove } = props;
  const words = photo.caption || photo.alt;
  const name = words || `photo ${place}`;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the arrows below do the same
    <li
      className={css.tile}
      data-over={isOver || undefined}
      draggable
      onDragStart={onDrag}
      onDragEnter={onDrag}
      onDragOver={onDrag}
      onDragEnd={onDrag}
      onDrop={onDrag}
    >
      <div className={css.frame}>
        <img
          className={css.picture}
          src={address}
          alt={words === photo.alt ? "" : photo.alt}
          width={photo.width}
          height={photo.height}
          loading="lazy"
          draggable={false}
        />
        {!isShown(photo) && (
          <span className={css.mark}>
            <Chip tone="warning" mark="hollow">
              Needs words
            </Chip>
          </span>
        )}
      </div>
      <p className={css.words} dir="auto">
        {words || (photo.decorative ? "Decorative" : "Nobody sees it yet")}
      </p>
      <span className={css.grip} aria-hidden="true">
        <GripVertical size={16} />
      </span>
      <div className={css.tools}>
        <span className={css.turned}>
          <IconButton
            size="sm"
            label={`Move ${name} before`}
            icon={<ArrowLeft />}
            disabled={place === 1}
            onClick={() => onMove(-1)}
          />
        </span>
        <span className={css.turned}>
          <IconButton
            size="sm"
            label={`Move ${name} after`}
            icon={<ArrowRight />}
            disabled={isLast}
            onClick={() => onMove(1)}
          />
        </span>
        <span className={css.gap} />
        <IconButton size="sm" label={`Describe ${name}`} icon={<Pencil />} onClick={onEdit} />
        <IconButton size="sm" label={`Remove ${name}`} icon={<Trash2 />} onClick={onRemove} />
      </div>
    </li>
  );
}
