import { Icon } from "../../parts/Icon.tsx";
import { Notices } from "../../parts/Notices.tsx";
import * as page from "../../styles/css.ts";
import { Act } from "./Act.tsx";
import * as css from "./my-messages.css.ts";
import type { OpenPart } from "./my-messages.types.ts";
import { Blocked } from "./Blocked.tsx";
import { nameOf } from "./names.ts";
import { Said } from "./Said.tsx";
import { Say } from "./Say.tsx";

const back = "M15 5l-7 7 7 7";

/** One conversation: who, what was said, and where one says something. */
export function OpenTalk(part: OpenPart) {
  const { own, news, shared, token, at, query, api, reader } = part;
  const { thread, messages, hasOlder } = news;
  const first = messages[0]?.place;
  const isOld = query["before"] !== undefined;
  const isOnly = shared.threads.length < 2;
  return (
    <main
      id="content"
      tabIndex={-1}
      className={css.talk}
      data-talk={thread.id}
      data-token={token}
      data-channel={thread.channel}
      data-heard={thread.heard}
      data-me={thread.me.id}
      data-url={api.url}
      data-key={api.key}
      data-writes={own.writing("{name}")}
      data-zone={shared.event.timeZone}
      data-locale={reader.locale}
    >
      <header className={css.head}>
        <a
          className={page.round}
          href={isOnly ? `/invitation/${encodeURIComponent(token)}` : part.address()}
          aria-label={isOnly ? own.invitation : own.all}
        >
          <Icon lines={back} />
        </a>
        <div>
          <h1 tabIndex={-1}>
            <bdi>{nameOf(thread, own)}</bdi>
          </h1>
          <p>
            <bdi lang={shared.event.locale}>{shared.event.name}</bdi>
            {thread.kind === "person" ? "" : ` · ${own.people(thread.people)}`}
          </p>
        </div>
      </header>
      <div className={css.room} data-room="">
        {shared.wantsMail && (
          <Act part={part} form={thread.me.tells === "off" ? "unmute" : "mute"} look={page.link}>
            {thread.me.tells === "off" ? own.unmute : own.mute}
          </Act>
        )}
        <Blocked {...part} />
        {hasOlder && first !== undefined && (
          <a className={page.link} href={at({ before: String(first) })}>
            {own.earlier}
          </a>
        )}
        {messages.length === 0 && (
          <p className={css.empty} data-empty="">
            {own.empty}
          </p>
        )}
        <Said {...part} />
        {isOld && (
          <a className={page.link} href={at()}>
            {own.newest}
          </a>
        )}
      </div>
      <p className={css.writing} data-writing="" hidden />
      <output className={css.offline} data-offline={own.offline} />
      <Say {...part} />
      <Notices page={part.words.page} refusals={part.words.refusals} />
    </main>
  );
}
