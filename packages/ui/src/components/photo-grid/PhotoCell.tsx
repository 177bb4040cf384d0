import { useState } from "react";
import { inlineVars } from "../../inlineVars.ts";
import type { Photo } from "./photo.types.ts";
import {
  broken as brokenStyle,
  cell,
  choose,
  photo as photoStyle,
  widthVar,
} from "./PhotoGrid.css.ts";
import type { PhotoGridWords } from "./photoGridWords.ts";

interface PhotoCellProps {
  photo: Photo;
  /** Its place, from 1, and how many there are. */
  place: number;
  count: number;
  width: number;
  isStop: boolean;
  /** Left out where none can be chosen. */
  isChosen: boolean | undefined;
  words: PhotoGridWords;
}

/** A photo in its place, which it has before it comes. */
export function PhotoCell({ photo, place, count, width, isStop, isChosen, words }: PhotoCellProps) {
  const [isBroken, setBroken] = useState(false);
  const name = photo.alt || words.untold(place, count);
  return (
    <div
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- photos are no table
      role="gridcell"
      aria-label={name}
      aria-selected={isChosen}
      tabIndex={isStop ? 0 : -1}
      data-photo={photo.id}
      className={cell}
      style={inlineVars({ [widthVar]: `${width}px` })}
    >
      {isBroken ? (
        <span className={brokenStyle}>{photo.alt || words.broken}</span>
      ) : (
        <img
          src={photo.thumb}
          alt=""
          decoding="async"
          draggable={false}
          className={photoStyle}
          onError={() => setBroken(true)}
        />
      )}
      {isChosen !== undefined && (
        <span className={choose}>
          <input
            type="checkbox"
            tabIndex={-1}
            aria-label={words.choose(name)}
            checked={isChosen}
            readOnly
          />
        </span>
      )}
    </div>
  );
}
