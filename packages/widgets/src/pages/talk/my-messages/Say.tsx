import type { ThreadMessage } from "@jubilee/core/talk/threads.types";
import { Icon } from "../../parts/Icon.tsx";
import { cross, up } from "../../parts/icons.ts";
import { atMost } from "../../parts/letters.ts";
import { Refusal } from "../../parts/Refusal.tsx";
import * as page from "../../styles/css.ts";
import { Act } from "./Act.tsx";
import { mostLetters } from "./forms.ts";
import { Attach, Attached } from "../attaching/Attach.tsx";
import * as css from "./my-messages.css.ts";
import type { OpenPart } from "./my-messages.types.ts";
import { signs } from "./names.ts";

/** Where one says something, and what can be done with the message that was pointed at. */
export function Say(part: OpenPart) {
  const { own, words, news, query, outcome, at, key, action, api, token } = part;
  const { thread, messages } = news;
  const isTaken = Boolean(outcome?.done);
  const on = isTaken ? undefined : messages.find(({ id }) => id === query["on"]);
  const isEdit = on !== undefined && query["edit"] !== undefined && on.authorId === thread.me.id;
  const typed = outcome?.refused ? outcome.typed["text"] : undefined;
  return (
    <div id="say" className={css.say} data-anew="">
      <Refusal words={words} outcome={outcome} />
      {isTaken && (outcome?.form === "report" || outcome?.form === "block") && (
        <output className={page.notice} data-said="">
          {outcome.form === "report" ? own.reported : own.blockDone}
        </output>
      )}
      {on && !isEdit && <Tools part={part} on={on} />}
      {thread.whyNot && thread.whyNot !== "banned" ? (
        <p className={css.closed}>{own.whyNot[thread.whyNot]}</p>
      ) : (
        <form
          className={css.composer}
          method="post"
          action={action(isEdit ? "edit" : "send")}
          data-send=""
          data-typed={isEdit ? undefined : `say-${thread.id}`}
          data-files={`${api.url}/functions/v1/embed/talk/${encodeURIComponent(token)}`}
          data-of={JSON.stringify({ threadId: thread.id })}
        >
          <input type="hidden" name="threadId" value={thread.id} />
          <input type="hidden" name="id" value={isEdit ? on.id : key} />
          {on && !isEdit && <input type="hidden" name="replyTo" value={on.id} />}
          {on && (
            <p className={css.answered}>
              <b>{isEdit ? own.changeYours : own.answerTo(authorOf(part, on))}</b>
              {!thread.me.blocked.includes(on.authorId) && <span dir="auto">{on.text}</span>}
              <a className={page.round} href={at()} aria-label={own.cancel}>
                <Icon lines={cross} />
              </a>
            </p>
          )}
          {!isEdit && <Attached own={own} kept={outcome?.refused && outcome.typed["files"]} />}
          <textarea
            name="text"
            rows={1}
            dir="auto"
            required={!(outcome?.refused && outcome.typed["files"])}
            {...atMost(mostLetters, words.refusals.too_long)}
            aria-label={own.message}
            placeholder={own.message}
            autoComplete="off"
          >
            {typed ?? (isEdit ? on.text : "")}
          </textarea>
          {!isEdit && <Attach own={own} />}
          <button className={css.go} aria-label={isEdit ? own.save : own.send}>
            <Icon lines={up} />
          </button>
        </form>
      )}
    </div>
  );
}

function authorOf({ news, own }: OpenPart, { authorId }: ThreadMessage): string {
  if (authorId === news.thread.me.id) return own.you;
  return news.members.find(({ id }) => id === authorId)?.name ?? own.gone;
}

function Tools({ part, on }: { part: OpenPart; on: ThreadMessage }) {
  const { own, news, at } = part;
  const { thread } = news;
  const isOwn = on.authorId === thread.me.id;
  const isBlocked = thread.me.blocked.includes(on.authorId);
  const given = new Set(on.reactions.filter(({ own: mine }) => mine).map(({ sign }) => sign));
  return (
    <div className={css.tools}>
      {!thread.isClosed && (
        <fieldset className={css.signs} aria-label={own.signs}>
          {signs.map((sign) => (
            <Act
              key={sign}
              part={part}
              form={given.has(sign) ? "unsign" : "sign"}
              fields={{ id: on.id, sign }}
              look={given.has(sign) ? css.signGiven : css.signButton}
            >
              {sign}
            </Act>
          ))}
        </fieldset>
      )}
      {isOwn ? (
        <p className={page.ways}>
          <a className={page.link} href={`${at({ on: on.id, edit: "1" })}#say`}>
            {own.change}
          </a>
          <Act part={part} form="remove" fields={{ id: on.id }} look={page.link}>
            {own.remove}
          </Act>
        </p>
      ) : (
        <details>
          <summary className={page.link}>{own.report}</summary>
          {(["rude", "spam", "private", "other"] as const).map((reason) => (
            <Act
              key={reason}
              part={part}
              form="report"
              fields={{ id: on.id, reason }}
              look={page.link}
            >
              {own.reasons[reason]}
            </Act>
          ))}
        </details>
      )}
      {!isOwn && isBlocked && (
        <Act part={part} form="unblock" fields={{ memberId: on.authorId }} look={page.link}>
          {own.unblock}
        </Act>
      )}
      {!isOwn && !isBlocked && (
        <details>
          <summary className={page.link}>{own.block}</summary>
          <p>{own.blockWhat}</p>
          <Act part={part} form="block" fields={{ memberId: on.authorId }} look={page.smallButton}>
            {own.block}
          </Act>
        </details>
      )}
    </div>
  );
}
