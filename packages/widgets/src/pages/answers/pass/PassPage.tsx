import { Bar } from "../../parts/Bar.tsx";
import { CalendarSheet } from "../../parts/CalendarSheet.tsx";
import { Cover } from "../../parts/Cover.tsx";
import { Foot } from "../../parts/Foot.tsx";
import * as css from "../../styles/css.ts";
import { AskedList } from "./AskedList.tsx";
import { CodeSheet } from "./CodeSheet.tsx";
import { Lead } from "./Lead.tsx";
import * as own from "./pass.css.ts";
import * as rows from "./rows.css.ts";
import type { PassPart, PassSection } from "./pass.types.ts";
import { PassCard } from "./PassCard.tsx";
import { AllSheet } from "./AllSheet.tsx";
import { CompanionSheets } from "./CompanionSheets.tsx";
import { NoteSheet } from "./NoteSheet.tsx";
import { PersonSheet } from "./PersonSheet.tsx";
import { passSections } from "./sections.ts";
import { lacksAnswers } from "./standing.rules.ts";
import { ThumbBar } from "./ThumbBar.tsx";

/** One's own page of an event: the pass, what is asked, what is theirs, then the event. */
export function PassPage(part: PassPart) {
  const { words, productName, reader, path, shared, shareToken } = part;
  const isOpen = shared.event.status === "published";
  const opens = encodeURIComponent(shareToken ?? part.token);
  return (
    <>
      <Bar part={part} />
      <main id="content" tabIndex={-1}>
        <div className={own.ground}>
          <Cover event={shared.event} />
          <div className={css.wrap}>
            <div className={css.columns}>
              <div className={own.passColumn}>
                <PassCard {...part} />
              </div>
              <div className={own.list}>
                <Lead {...part} />
                <div id="own" className={rows.mine} data-anew="">
                  <Said {...part} />
                  <AskedList {...part} />
                  {passSections
                    .filter(({ about }) => about === "own")
                    .map((section) => (
                      <Section key={section.order} section={section} part={part} />
                    ))}
                </div>
                {passSections
                  .filter(({ about }) => about === "event")
                  .map((section) => (
                    <Section key={section.order} section={section} part={part} />
                  ))}
              </div>
            </div>
          </div>
        </div>
      </main>
      <Foot words={words} productName={productName} lang={reader.lang} path={path} />
      <ThumbBar {...part} />
      {isOpen && (
        <CalendarSheet
          event={shared.event}
          words={words}
          pageUrl={shareToken === null ? null : shared.pageUrl}
          file={`/functions/v1/embed/event/${opens}/calendar.ics`}
          subscription={`${part.siteUrl.replace(/^https?:/, "webcal:")}/functions/v1/embed/feed/${opens}/calendar.ics`}
        />
      )}
      <div id="sheets" data-anew="">
        <CodeSheet {...part} />
        {isOpen && <Sheets {...part} />}
      </div>
    </>
  );
}

/** What a form has brought about, said once. */
function Said({ outcome, own: copy, shared }: PassPart) {
  if (!outcome?.done) return null;
  const said = {
    mails: shared.wantsMail ? copy.mailsStarted : copy.mailsStopped,
    profile: copy.heldSent,
    face: copy.seenSaved,
  };
  const answered = shared.party.canAnswer ? copy.saved : copy.asked;
  // Who came by the end of a mail is led to the words that it is done, and not to the top.
  const leads = outcome.form === "mails" ? { tabIndex: -1, autoFocus: true } : {};
  return (
    <output className={css.notice} data-said="" {...leads}>
      {said[outcome.form as keyof typeof said] ?? answered}
    </output>
  );
}

/** A section, or its place where what it reads did not come: the page's script asks again. */
function Section({ section, part }: { section: PassSection; part: PassPart }) {
  const { reads, isShown, part: draw, order } = section;
  const isWanted = reads?.when(part.shared) === true;
  if (isWanted && part.reads[reads.call] === undefined) {
    return <div id={`later-${order}`} data-later="" />;
  }
  if (!draw || isShown?.(part) === false) return null;
  return isWanted ? <div id={`later-${order}`}>{draw(part)}</div> : draw(part);
}

/** What opens over the page to change an answer. */
function Sheets(part: PassPart) {
  const { canAnswer, canAsk } = part.shared.party;
  if (!canAnswer && !canAsk) return null;
  return (
    <>
      <AllSheet part={part} />
      {canAnswer &&
        lacksAnswers(part.shared.party) &&
        (["yes", "maybe"] as const).map((pressed) => (
          <AllSheet key={pressed} part={part} pressed={pressed} />
        ))}
      {canAnswer &&
        part.draft.members.map((person) => (
          <PersonSheet key={person.id} part={part} person={person} />
        ))}
      {canAnswer && <CompanionSheets {...part} />}
      {canAnswer && <NoteSheet {...part} />}
    </>
  );
}
