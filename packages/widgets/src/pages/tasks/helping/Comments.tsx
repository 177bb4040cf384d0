import "../../media/photos.css.ts";
import type { HelperComment } from "@jubilee/core/tasks/helping.types";
import { momentInZone } from "../../moments.ts";
import { atMost } from "../../parts/letters.ts";
import * as page from "../../styles/css.ts";
import { Attach, Attached } from "../../talk/attaching/Attach.tsx";
import { MessageFiles } from "../../talk/MessageFiles.tsx";
import { talkWords } from "../../talk/my-messages/words/all.ts";
import { mostLetters } from "./forms.ts";
import * as css from "./helping.css.ts";
import type { HelpingPart } from "./helping.types.ts";
import type { OwnTaskProps } from "./OwnTask.tsx";

/** What is said about a task, and a place to say something: a form, so that it works without any script. */
export function Comments({ part, task }: OwnTaskProps) {
  const { own, words, address, outcome, key, reader } = part;
  const { comments } = task;
  const attach = talkWords[reader.lang];
  const refused =
    outcome?.form === "comment" && outcome.refused && outcome.typed["taskId"] === task.id
      ? outcome.typed
      : undefined;
  return (
    <details className={css.talk} open={comments.length > 0 || refused !== undefined}>
      <summary>
        {comments.length > 0 ? `${own.comments} (${comments.length})` : own.comments}
      </summary>
      {comments.length > 0 && (
        <ol className={css.said}>
          {comments.map((comment) => (
            <Said key={comment.id} part={part} task={task} comment={comment} />
          ))}
        </ol>
      )}
      <form
        className={css.say}
        method="post"
        action={address("comment")}
        data-send=""
        data-keep={words.page.kept}
        data-typed={`say-${task.id}`}
        data-files={callsOf(part)}
        data-of={JSON.stringify({ taskId: task.id })}
      >
        <template data-waits="comment">
          <p className={page.small}>{words.page.kept}</p>
          <p className={css.spoken} dir="auto" />
        </template>
        <input type="hidden" name="taskId" value={task.id} />
        <input type="hidden" name="commentId" value={key} data-once="" />
        <label className={css.sayField}>
          <textarea
            name="comment"
            rows={2}
            dir="auto"
            required={!refused?.["files"]}
            {...atMost(mostLetters, words.refusals.too_long)}
            aria-label={own.comment(task.title)}
            placeholder={own.comment(task.title)}
            autoComplete="off"
          >
            {refused?.["comment"] ?? ""}
          </textarea>
        </label>
        <Attached own={attach} kept={refused?.["files"]} />
        <div className={css.sayEnd}>
          <Attach own={attach} />
          <button id={outcome?.refused ? undefined : `send-${task.id}`} className={page.button}>
            {own.send}
          </button>
        </div>
      </form>
    </details>
  );
}

/** Where files of comments are asked for and sent, by the helper's own link. */
const callsOf = ({ api, token }: HelpingPart) =>
  `${api.url}/functions/v1/embed/helping/${encodeURIComponent(token)}`;

function Said({ part, task, comment }: OwnTaskProps & { comment: HelperComment }) {
  const { own, reader, shared, words } = part;
  const { author, isOwn, at, text, files } = comment;
  return (
    <li>
      <p className={page.small}>
        <b dir="auto">{isOwn ? own.you : (author ?? own.gone)}</b>{" "}
        <time dateTime={at}>{momentInZone(at, shared.event, reader.locale)}</time>
      </p>
      {text !== "" && (
        <p className={css.spoken} dir="auto">
          {text}
        </p>
      )}
      <MessageFiles
        files={files}
        addressOf={({ id }) => `${callsOf(part)}/file?task=${task.id}&file=${id}`}
        locale={reader.locale}
        large={[
          words.page.photos,
          words.common.close,
          words.page.photoBefore,
          words.page.photoAfter,
        ]}
      />
    </li>
  );
}
