import { joined } from "@jubilee/core/base/words.rules";
import type { TagUse } from "@jubilee/core/people/guest-records.types";
import { Button } from "@jubilee/ui/button";
import { Heading } from "@jubilee/ui/heading";
import { Inline } from "@jubilee/ui/inline";
import { PersonRow } from "@jubilee/ui/person-row";
import { SkeletonRows } from "@jubilee/ui/skeleton";
import { Text } from "@jubilee/ui/text";
import { ChevronLeft, ChevronRight, Merge, Pencil, Trash2 } from "lucide-react";
import { href } from "../../../app/routing/href.ts";
import { RouterAnchor } from "../../../app/routing/RouterAnchor.tsx";
import { LoadFailed } from "../../../page-kit/LoadFailed.tsx";
import { keys } from "../../../event-kit/people/keys.ts";
import { dot, head, tagged, thing, things, titled } from "./Tags.css.ts";
import { useBroughtIntoSight } from "./useBroughtIntoSight.ts";
import { useRead } from "../../../page-kit/data/useRead.ts";
import { useApi } from "../../../page-kit/data/useApi.ts";
import { tagTone } from "../../../page-kit/tags/tagTone.rules.ts";
import { tagTones } from "../../../page-kit/tags/tagTones.css.ts";
import { createGuestRecordsApi } from "@jubilee/core/people/guest-records.api";

interface TaggedThingsProps {
  use: TagUse;
  /** How often the reader has asked for it: each time it comes into sight. */
  asked: number;
  /** Where it stands in the place of the list: back to it. */
  onBack?: (() => void) | undefined;
  /** Begins a change of the tag; left out for who may only look. */
  onAsk?: ((change: "rename" | "merge" | "remove") => void) | undefined;
  /** There is another tag. */
  mayMerge: boolean;
}

/** What bears a tag, and what can be done with the tag. */
export function TaggedThings(props: TaggedThingsProps) {
  const { use, asked, onBack, onAsk, mayMerge } = props;
  const records = useApi(createGuestRecordsApi);
  const { data, error, refetch } = useRead(keys.tagged(use.tag), () => records.tagged(use.tag));
  const section = useBroughtIntoSight(asked);
  return (
    <section ref={section} tabIndex={-1} aria-label={use.tag} className={tagged}>
      {onBack && (
        <Button variant="ghost" size="sm" icon={<ChevronLeft />} onClick={onBack}>
          All tags
        </Button>
      )}
      <div className={head}>
        <span className={titled}>
          <span className={`${dot} ${tagTones[tagTone(use.tag)]}`} />
          <Heading level={2} size="section">
            <bdi>{use.tag}</bdi>
          </Heading>
        </span>
        {onAsk && (
          <Inline gap="2">
            <Button variant="outline" size="sm" icon={<Pencil />} onClick={() => onAsk("rename")}>
              Rename
            </Button>
            {mayMerge && (
              <Button variant="outline" size="sm" icon={<Merge />} onClick={() => onAsk("merge")}>
                Merge
              </Button>
            )}
            <Button variant="ghost" size="sm" icon={<Trash2 />} onClick={() => onAsk("remove")}>
              Remove
            </Button>
          </Inline>
        )}
      </div>
      {error && <LoadFailed what="What bears this tag" error={error} onRetry={refetch} />}
      {!data && !error && <SkeletonRows count={4} />}
      {data && data.guests.length > 0 && (
        <>
          <Text weight="strong" size={14}>
            Guests
          </Text>
          <ul className={things}>
            {data.guests.map(({ id, name, email }) => (
              <li key={id}>
                <RouterAnchor href={href("people.record", { guestId: id })} className={thing}>
                  <PersonRow name={name} detail={email} />
                  <ChevronRight size={18} aria-hidden="true" />
                </RouterAnchor>
              </li>
            ))}
          </ul>
          {use.guests > data.guests.length && (
            <Text tone="muted">The first {data.guests.length} by name.</Text>
          )}
        </>
      )}
      {data && data.activities.length > 0 && (
        <>
          <Text weight="strong" size={14}>
            Activities
          </Text>
          <ul className={things}>
            {data.activities.map(({ id, name, event }) => (
              <li key={id}>
                <RouterAnchor
                  href={href("activities.details", { activityId: id })}
                  className={thing}
                >
                  <span>
                    <Text weight="strong">
                      <bdi>{name}</bdi>
                    </Text>
                    <Text size={14} tone="muted">
                      <bdi>{event}</bdi>
                    </Text>
                  </span>
                  <ChevronRight size={18} aria-hidden="true" />
                </RouterAnchor>
              </li>
            ))}
          </ul>
        </>
      )}
      {data && data.tasks.length > 0 && (
        <>
          <Text weight="strong" size={14}>
            Tasks
          </Text>
          <ul className={things}>
            {data.tasks.map(({ id, name, event, isDone }) => (
              <li key={id}>
                <RouterAnchor href={`${href("tasks.list")}?event=all&task=${id}`} className={thing}>
                  <span>
                    <Text weight="strong">
                      <bdi>{name}</bdi>
                    </Text>
                    <Text size={14} tone="muted">
                      <bdi>{joined([isDone && "Done", event])}</bdi>
                    </Text>
                  </span>
                  <ChevronRight size={18} aria-hidden="true" />
                </RouterAnchor>
              </li>
            ))}
          </ul>
          {use.tasks > data.tasks.length && (
            <Text tone="muted">The first {data.tasks.length}, what is open first.</Text>
          )}
        </>
      )}
    </section>
  );
}
