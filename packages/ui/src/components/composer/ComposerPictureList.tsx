import { X } from "lucide-react";
import { Progress } from "../progress/Progress.tsx";
import {
  picture as pictureStyle,
  pictures as picturesStyle,
  problems,
  progress as progressStyle,
  remove,
} from "./Composer.css.ts";
import type { ComposerPictures } from "./composer.types.ts";
import type { ComposerWords } from "./composerWords.ts";

interface ComposerPictureListProps {
  pictures: ComposerPictures;
  words: ComposerWords;
}

/** What goes with the words: each picture with its way up, and what will not come. */
export function ComposerPictureList({
  pictures: { list, remove: leave },
  words,
}: ComposerPictureListProps) {
  if (list.length === 0) return null;
  const refused = list.filter(({ problem }) => problem !== undefined);
  return (
    <>
      <div className={picturesStyle}>
        {list.map(({ id, name, src, progress }) => (
          <span key={id} className={pictureStyle}>
            {src && <img src={src} alt={name} />}
            {progress !== undefined && progress < 1 && (
              <span className={progressStyle}>
                <Progress label={name} hideLabel value={Math.round(progress * 100)} />
              </span>
            )}
            <button
              type="button"
              className={remove}
              aria-label={words.removePicture(name)}
              onClick={() => leave(id)}
            >
              <X aria-hidden="true" />
            </button>
          </span>
        ))}
      </div>
      {refused.length > 0 && (
        <div role="alert">
          <ul className={problems}>
            {refused.map(({ id, problem }) => (
              <li key={id}>{problem}</li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}
