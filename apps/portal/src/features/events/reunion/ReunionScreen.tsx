import { formatDates, formatStart, zoneName } from "@jubilee/core/base/time.rules";
import { counted } from "@jubilee/core/base/words.rules";
import { findEventType } from "@jubilee/core/events/event-types.rules";
import type { Reunion } from "@jubilee/core/events/reunion.types";
import { directionsAddress } from "@jubilee/core/sharing/directions.rules";
import { Badge } from "@jubilee/ui/badge";
import { Banner } from "@jubilee/ui/banner";
import { EventCover } from "@jubilee/ui/event-cover";
import { Heading } from "@jubilee/ui/heading";
import { Link } from "@jubilee/ui/link";
import type { ReactNode } from "react";
import { useLocale } from "../../../page-kit/useLocale.ts";
import * as css from "./Reunion.css.ts";
import { ReunionProgramme } from "./ReunionProgramme.tsx";

const lists = new Intl.ListFormat("en-GB");

function Fact({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={css.fact}>
      <Heading level={2} size="panel">
        {title}
      </Heading>
      {children}
    </section>
  );
}

interface ReunionScreenProps {
  reunion: Reunion;
  /** What is done with it. */
  ways: ReactNode;
}

/** A reunion as everybody may see it: when, where, who comes, and what is on. */
export function ReunionScreen({ reunion, ways }: ReunionScreenProps) {
  const locale = useLocale();
  const { name, hosts, about, eventTypeId, coverSeed, coverUrl, when, state } = reunion;
  const { place, address, coming, maybe, programme } = reunion;
  const directions = directionsAddress({ locationName: place, address });
  return (
    <>
      <div className={css.cover}>
        <EventCover
          typeId={eventTypeId}
          eventId={coverSeed}
          shape="band"
          {...(coverUrl ? { photoUrl: coverUrl } : {})}
        />
      </div>
      {state !== "published" && (
        <div className={css.notice}>
          <Banner
            tone="warning"
            title={state === "cancelled" ? "This event was cancelled" : "This event is over"}
          />
        </div>
      )}
      <div className={css.head}>
        <div className={css.titles}>
          <p className={css.kind}>
            {findEventType(eventTypeId)?.name ?? "Reunion"}
            {reunion.page === null && <Badge>Sample</Badge>}
          </p>
          <Heading level={1}>
            <span dir="auto">{name}</span>
          </Heading>
          {hosts.length > 0 && (
            <p className={css.lead}>
              <bdi>{lists.format(hosts)}</bdi> {hosts.length === 1 ? "invites you" : "invite you"}
            </p>
          )}
        </div>
        <div className={css.ways}>{ways}</div>
      </div>
      <div className={css.body}>
        <div className={css.facts}>
          <Fact title="When">
            <p>{formatDates(when, locale)}</p>
            <p className={css.soft}>
              {`${formatStart(when, locale)}, ${zoneName(when.startDate, when.timeZone, locale)}`}
            </p>
          </Fact>
          <Fact title="Where">
            <p>
              <bdi>{place ?? address ?? "Still to be named"}</bdi>
            </p>
            {place && address && (
              <p className={css.soft}>
                <bdi>{address}</bdi>
              </p>
            )}
            {directions && <Link href={directions}>Directions</Link>}
          </Fact>
          <Fact title="Who comes">
            <p>
              {coming === 0
                ? "Nobody has answered yet"
                : `${counted(coming, "person", "people")} said yes`}
            </p>
            {maybe > 0 && <p className={css.soft}>{`${maybe} may come`}</p>}
          </Fact>
        </div>
        <div className={css.story}>
          {about && (
            <div className={css.about} dir="auto">
              {about.split(/\n{2,}/).map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
          )}
          {programme.length > 0 && <ReunionProgramme reunion={reunion} />}
        </div>
      </div>
    </>
  );
}
