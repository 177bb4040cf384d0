import "../../media/photos.css.ts";
import { isShownPicture, sizeWords } from "@jubilee/core/talk/files.rules";
import type { ThreadFile } from "@jubilee/core/talk/threads.types";
import { Icon } from "../../parts/Icon.tsx";
import * as css from "./my-messages.css.ts";
import type { OpenPart } from "./my-messages.types.ts";

const sheet = "M7 3h7l4 4v14H7zM14 3v4h4";

interface FilesProps {
  part: OpenPart;
  files: readonly ThreadFile[];
}

/** What came with a message: pictures, each a way to the whole one, and rows of other files. */
export function Files({ part, files }: FilesProps) {
  const { news, words, token, api, reader } = part;
  const addressOf = ({ id }: ThreadFile) =>
    `${api.url}/functions/v1/embed/talk/${encodeURIComponent(token)}/file?thread=${news.thread.id}&file=${id}`;
  const pictures = files.filter(isShownPicture);
  const { page, common } = words;
  return (
    <>
      {pictures.length > 0 && (
        <ul
          className={css.pictures}
          data-count={Math.min(pictures.length, 2)}
          data-large=""
          data-words={JSON.stringify([
            page.photos,
            common.close,
            page.photoBefore,
            page.photoAfter,
          ])}
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
            <span>{sizeWords(file.size, reader.locale)}</span>
          </a>
        ))}
    </>
  );
}
