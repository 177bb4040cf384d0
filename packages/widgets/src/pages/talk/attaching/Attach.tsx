import { filesAccepted } from "@jubilee/core/talk/files.rules";
import { Icon } from "../../parts/Icon.tsx";
import * as css from "./attaching.css.ts";
import type { AttachCopy } from "./attach.types.ts";

const clip =
  "M20 11l-8.5 8.5a5 5 0 0 1-7-7L13 4a3.3 3.3 0 0 1 4.7 4.7L9.3 17a1.7 1.7 0 0 1-2.4-2.4L14.5 7";
const name = "{name}";

/** Chooses pictures and files; it comes with the script, which sends them up. */
export function Attach({ own }: { own: AttachCopy }) {
  return (
    <label className={css.attach} data-attach="" hidden>
      <Icon lines={clip} />
      <input type="file" multiple accept={filesAccepted} aria-label={own.attach} />
    </label>
  );
}

/** What goes with the message: drawn by the script, and kept where a message was refused. */
export function Attached({ own, kept }: { own: AttachCopy; kept: string | undefined | false }) {
  const count = kept ? kept.split(" ").length : 0;
  return (
    <>
      <input type="hidden" name="files" defaultValue={kept || ""} />
      <ul
        className={css.attached}
        data-attached=""
        aria-live="polite"
        data-words={JSON.stringify({
          kind: own.fileKind(name),
          size: own.fileSize(name),
          empty: own.fileEmpty(name),
          lost: own.fileLost(name),
          many: own.fileMany(name),
          again: own.fileAgain,
          remove: own.fileRemove(name),
          waits: own.fileWaits,
        })}
      >
        {count > 0 && <li>{own.files(count)}</li>}
      </ul>
    </>
  );
}
