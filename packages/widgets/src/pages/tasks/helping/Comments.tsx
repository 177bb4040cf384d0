import type { HelperComment } from "@jubilee/core/tasks/helping.types";
import { momentInZone } from "../../moments.ts";
import { atMost } from "../../parts/letters.ts";
import * as page from "../../styles/css.ts";
import { mostLetters } from "./forms.ts";
import * as css from "./helping.css.ts";
import type { OwnTaskProps } from "./OwnTask.tsx";

/** What is said about a task, and a place to say something: a form, so that it works without any script. */
export function Comments({ part, task }: OwnTaskProps) {
  const { own, words, address, outcome, key } = part;
  const { comments } = task;
  const kept =
    outcome?.form === "comment" && outcome.refused && outcome.typed["taskId"] === task.id
      ? outcome.typed["comment"]
      : undefined;
  return (
    <details className={css.talk} open={comments.length > 0 || kept !== undefined}>
      <summary>
        {comments.length > 0 ? `${own.comments} (${comments.length})` : own.comments}
      </summary>
      {comments.length > 0 && (
        <ol className={css.said}>
          {comments.map((comment) => (
            <Said key={comment.id} part={part} comment={comment} />
          ))}
        </ol>
      )}
      <form
        className={css.say}
        method="post"
        action={address("comment")}
        data-send=""
        data-keep={words.page.kept}
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
            required
            {...atMost(mostLetters, words.refusals.too_long)}
            aria-label={own.comment(task.title)}
            placeholder={own.comment(task.title)}
            autoComplete="off"
          >
            {kept ?? ""}
          </textarea>
        </label>
        <button className={page.button}>{own.send}</button>
      </form>
    </details>
  );
}

function Said({
  part: { own, reader, shared },
  comment: { author, isOwn, at, text, files },
}: Pick<OwnTaskProps, "part"> & { comment: HelperComment }) {
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
      {files > 0 && <p className={page.small}>{own.files(files)}</p>}
    </li>
  );
}
