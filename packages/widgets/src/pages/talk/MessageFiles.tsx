import { isShownPicture, sizeWords } from "@jubilee/core/talk/files.rules";
import type { ThreadFile } from "@jubilee/core/talk/threads.types";
import { Icon } from "../parts/Icon.tsx";
import * as css from "./MessageFiles.css.ts";

const sheet = "M7 3h7l4 4v14H7zM14 3v4h4";

interface MessageFilesProps {
  files: readonly ThreadFile[];
  addressOf: (file: ThreadFile) => string;
  locale: string;
  /** What the large view says, where a script opens it. */
  large?: readonly string[];
}

/** What came with a message: pictures, each a way to the whole one, and rows of other files. */
export function MessageFiles({ files, addressOf, locale, large }: MessageFilesProps) {
  const pictures = files.filter(isShownPicture);
  return (
    <>
      {pictures.length > 0 && (
        <ul
          className={css.pictures}
          data-count={Math.min(pictures.length, 2)}
          {...(large && { "data-large": "", "data-words": JSON.stringify(large) })}
        >
          {pictures.map((file) => (
            <li key={file.id}>
              <a href={addressOf(file)} data-alt={file.name} aria-label={file.name}>
                <img
                  src={addressOf(file)}
                  alt=""
                  width={file.width ?? 400}
                  height={file.height ?? 300}
                  loading="lazy"
                  decoding="async"
                />
              </a>
            </li>
          ))}
        </ul>
      )}
      {files
        .filter((file) => !isShownPicture(file))
        .map((file) => (
          <a key={file.id} className={css.file} href={addressOf(file)} download={file.name}>
            <Icon lines={sheet} />
            <bdi>{file.name}</bdi>
            <span>{sizeWords(file.size, locale)}</span>
          </a>
        ))}
    </>
  );
}
