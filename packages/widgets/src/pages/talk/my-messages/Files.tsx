import "../../media/photos.css.ts";
import type { ThreadFile } from "@jubilee/core/talk/threads.types";
import { MessageFiles } from "../MessageFiles.tsx";
import type { OpenPart } from "./my-messages.types.ts";

interface FilesProps {
  part: OpenPart;
  files: readonly ThreadFile[];
}

/** What came with a message, read by the guest's own link; pictures open large over the page. */
export function Files({ part, files }: FilesProps) {
  const { news, words, token, api, reader } = part;
  const { page, common } = words;
  return (
    <MessageFiles
      files={files}
      addressOf={({ id }) =>
        `${api.url}/functions/v1/embed/talk/${encodeURIComponent(token)}/file?thread=${news.thread.id}&file=${id}`
      }
      locale={reader.locale}
      large={[page.photos, common.close, page.photoBefore, page.photoAfter]}
    />
  );
}
