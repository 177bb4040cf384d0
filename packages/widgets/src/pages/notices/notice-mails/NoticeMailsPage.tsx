import type { NoticeEnd } from "@jubilee/core/notices/notices.types";
import { topicTitle } from "@jubilee/core/notices/told.rules";
import type { Part } from "../../page.types.ts";
import { Foot } from "../../parts/Foot.tsx";
import { Refusal } from "../../parts/Refusal.tsx";
import * as css from "../../styles/css.ts";
import type { EndCopy, NoticeMailsCopy } from "./words/words.types.ts";

interface Props extends Part<NoticeEnd> {
  own: NoticeMailsCopy;
}

/** What ends, in words, with one button; once it has ended, the same button takes it back. */
export function NoticeMailsPage(part: Props) {
  const { own, words, reader, productName, outcome, address } = part;
  // After a press the answer is what stands now.
  const shared = (outcome?.done as NoticeEnd | undefined) ?? part.shared;
  const { wantsMail } = shared;
  const copy = copyOf(shared, own);
  return (
    <div>
      <main id="content" className={css.alone} data-anew="">
        <h1 tabIndex={-1}>{wantsMail ? copy.ask : copy.ended}</h1>
        <About shared={shared} />
        <p className={css.soft}>{wantsMail ? copy.means : copy.now}</p>
        {outcome?.refused && <Refusal words={words} outcome={outcome} />}
        <form method="post" action={address("mails")}>
          <button className={css.main} name="wantsMail" value={wantsMail ? "no" : "yes"}>
            {wantsMail ? copy.end : copy.again}
          </button>
        </form>
        <a className={css.link} href="/account-settings#notifications">
          {own.settings}
        </a>
      </main>
      <Foot words={words} productName={productName} lang={reader.lang} path={address()} />
    </div>
  );
}

/** What is meant: the one thing by its name, or the kinds as the settings call them. */
function About({ shared: { subject, topics } }: { shared: NoticeEnd }) {
  if (subject)
    return (
      <p>
        <strong dir="auto">{subject.name}</strong>
      </p>
    );
  return (
    <p lang="en">
      <strong>{topics.map(topicTitle).join(", ")}</strong>
    </p>
  );
}

function copyOf({ subject }: NoticeEnd, own: NoticeMailsCopy): EndCopy {
  if (!subject) return own.kinds;
  return subject.kind === "topic" ? own.topic : own.talk;
}
