import type { GuestThreadLine } from "@jubilee/core/talk/threads.types";
import { Bar } from "../../parts/Bar.tsx";
import { Cover } from "../../parts/Cover.tsx";
import { Field } from "../../parts/Field.tsx";
import { Foot } from "../../parts/Foot.tsx";
import { Refusal } from "../../parts/Refusal.tsx";
import * as page from "../../styles/css.ts";
import * as css from "./my-messages.css.ts";
import type { TalkPart } from "./my-messages.types.ts";
import { nameOf } from "./names.ts";
import type { TalkCopy } from "./words/words.types.ts";

/** The conversations a guest belongs to; before the first, how the others shall call them. */
export function MyMessages(part: TalkPart) {
  const { shared, words, own, productName, reader, path, token } = part;
  const { event, name, threads } = shared;
  return (
    <>
      <Bar part={part} />
      <main id="content" tabIndex={-1} className={css.page}>
        <div className={css.cover}>
          <Cover event={event} shape="strip" />
        </div>
        <div id="whole" data-anew="">
          <h1 className={css.title} tabIndex={-1}>
            {name === null ? doorTitle(threads[0], own) : own.title}
          </h1>
          <p className={page.soft}>
            <a
              className={page.link}
              href={`/invitation/${encodeURIComponent(token)}`}
              lang={event.locale}
              dir="auto"
            >
              {event.name}
            </a>
          </p>
          <Refusal words={words} outcome={part.outcome} fields={["name"]} />
          {threads.length === 0 ? (
            <p className={css.empty}>{own.nothingYet}</p>
          ) : name === null ? (
            <ComeIn part={part} line={threads[0]} />
          ) : (
            <ul className={css.lines}>
              {threads.map((line) => (
                <li key={line.subject}>
                  <Line part={part} line={line} />
                </li>
              ))}
            </ul>
          )}
          <Mails {...part} />
        </div>
      </main>
      <Foot words={words} productName={productName} lang={reader.lang} path={path} />
    </>
  );
}

/** Whom one comes in to: the others, or the hosts alone. */
const doorTitle = (line: GuestThreadLine | undefined, own: TalkCopy) =>
  line?.kind === "person" ? own.withHosts : own.comeInTitle;

/** Whether mails tell of new messages; nothing where none could arrive. */
function Mails({ own, shared: { wantsMail }, address }: TalkPart) {
  if (wantsMail === null) return null;
  return (
    <form className={css.mails} method="post" action={address("mails")}>
      <p className={page.small}>{wantsMail ? own.mailsOn : own.mailsOff}</p>
      <button className={page.link} name="wantsMail" value={wantsMail ? "no" : "yes"}>
        {wantsMail ? own.mailsStop : own.mailsStart}
      </button>
    </form>
  );
}

function ComeIn({ part, line }: { part: TalkPart; line: GuestThreadLine | undefined }) {
  const { own, words, outcome, shared, address } = part;
  if (!line) return null;
  const isOwn = line.kind === "person";
  return (
    <form className={page.form} method="post" action={address("open")}>
      <p>
        {isOwn ? "" : `${own.people(line.people)}. `}
        {own.comeInText}
      </p>
      <input type="hidden" name="kind" value={line.kind} />
      <input type="hidden" name="subject" value={line.subject} />
      <Field
        name="name"
        label={own.callYou}
        words={words}
        outcome={outcome}
        value={shared.suggested}
        autoComplete="nickname"
        maxLength={200}
        required
      />
      <button className={page.main}>{own.comeIn}</button>
      <p className={page.small}>{isOwn ? own.hostsRead : own.readAlong}</p>
    </form>
  );
}

function Line({ part, line }: { part: TalkPart; line: GuestThreadLine }) {
  const { own, address } = part;
  const { id, kind, subject, last, unread } = line;
  const said = last
    ? `${last.isOwn ? own.you : (last.author ?? own.gone)}: ${last.text === "" ? own.files(last.files) : (last.text ?? own.removed)}`
    : own.nothingYet;
  const inside = (
    <>
      <b>
        <bdi>{nameOf(line, own)}</bdi>
        {unread > 0 && <i className={css.count}>{own.unread(unread)}</i>}
      </b>
      <span dir="auto">{said}</span>
    </>
  );
  if (id !== null) {
    const whole = address();
    return (
      <a className={css.line} href={`${whole}${whole.includes("?") ? "&" : "?"}thread=${id}`}>
        {inside}
      </a>
    );
  }
  return (
    <form method="post" action={address("open")}>
      <input type="hidden" name="kind" value={kind} />
      <input type="hidden" name="subject" value={subject} />
      <button className={css.line}>{inside}</button>
    </form>
  );
}
