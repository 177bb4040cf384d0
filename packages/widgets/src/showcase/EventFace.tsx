import type { SharedFace } from "@jubilee/core/sharing/showcase.types";
import type { ShowcaseCopy } from "../copy/copy.types.ts";
import { listOf } from "../format/list-of.ts";
import { eventTime, viewerTime } from "../format/event-time.ts";
import { Band } from "../parts/Band.tsx";
import { Foot } from "../parts/Foot.tsx";
import { Lazy } from "../parts/Lazy.tsx";
import { useMoment } from "../parts/useMoment.ts";
import { flag, head, ring, section } from "../styles/base.css.ts";
import { facts, link, tall } from "../styles/showcase.css.ts";
import type { ScreenProps } from "../widget.types.ts";
import { FaceActions } from "./FaceActions.tsx";
import type { Inside } from "./inside.types.ts";
import { shortStory } from "./story.ts";

const loadGallery = () => import("../steps/showcase/gallery.tsx");
const loadProgram = () => import("../steps/showcase/program.tsx");

interface Props extends ScreenProps<SharedFace> {
  copy: ShowcaseCopy;
  onOpen: (widget: Inside) => void;
}

/** One event: cover, when and where, what a visitor can do, story, schedule. */
export function EventFace({ context, data, copy, onOpen }: Props) {
  const { event, schedule, gallery, pageUrl, tickets, giving } = data;
  const { locale } = context;
  useMoment(context.now, [event.endDate]);
  const now = context.now();
  const isOver = event.status === "ended" || Date.parse(event.endDate) <= now;
  const isOpen = event.status === "published" && !isOver;
  const elsewhere = viewerTime(event.startDate, event, locale);
  const place = [event.locationName, event.address].filter(Boolean).join(", ");
  const story = event.description && shortStory(event.description);
  const hosts = listOf(event.hostNames, locale);
  return (
    <>
      {!context.bare && (
        <div className={tall}>
          <Band context={context} event={event} />
        </div>
      )}
      <div className={head}>
        {!isOpen && (
          <span className={`${flag} ${ring}`}>
            {event.status === "cancelled" ? copy.cancelled : copy.ended}
          </span>
        )}
        <h2 dir="auto">{event.name}</h2>
        {hosts && <p>{copy.by(hosts)}</p>}
      </div>
      <div className={`${section} ${facts}`}>
        <b>{eventTime(event, locale, now, "short")}</b>
        {elsewhere && <p>{context.copy.forYou(...elsewhere)}</p>}
        <p dir="auto">{place || (event.kind === "online" && copy.online)}</p>
        {isOpen && (
          <a
            className={link}
            href={`${context.origin}/functions/v1/embed/event/${context.token}/calendar.ics`}
          >
            {copy.addToCalendar}
          </a>
        )}
      </div>
      {isOpen && <FaceActions data={data} copy={copy} lang={context.lang} onOpen={onOpen} />}
      {story && (
        <div className={section} dir="auto">
          {story.split(/\n\s*\n/).map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <a className={link} href={pageUrl} target="_blank" rel="noopener">
            {copy.readOn}
          </a>
        </div>
      )}
      {schedule.length > 0 && (
        <Lazy context={context} load={loadProgram} screen={{ entries: schedule, copy, locale }} />
      )}
      {gallery && (
        <Lazy context={context} load={loadGallery} screen={{ context, counts: gallery }} />
      )}
      <Foot context={context} data={isOpen && (tickets.length > 0 || giving) ? data : undefined} />
    </>
  );
}
