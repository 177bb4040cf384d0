import type { TagUse } from "@jubilee/core/people/guest-records.types";
import { Button } from "@jubilee/ui/button";
import { Heading } from "@jubilee/ui/heading";
import { Inline } from "@jubilee/ui/inline";
import { Link } from "@jubilee/ui/link";
import { PersonRow } from "@jubilee/ui/person-row";
import { SkeletonRows } from "@jubilee/ui/skeleton";
import { Text } from "@jubilee/ui/text";
import { Pencil, Trash2 } from "lucide-react";
import { href } from "../../../app/routing/href.ts";
import { LoadFailed } from "../../../page-kit/LoadFailed.tsx";
import { keys } from "../../../event-kit/people/keys.ts";
import { head, tagged, thing, things } from "./Tags.css.ts";
import { useBroughtIntoSight } from "./useBroughtIntoSight.ts";
import { useRead } from "../../../page-kit/data/useRead.ts";
import { useApi } from "../../../page-kit/data/useApi.ts";
import { createGuestRecordsApi } from "@jubilee/core/people/guest-records.api";

interface TaggedThingsProps {
  use: TagUse;
  /** How often the reader has asked for it: each time it comes into sight. */
  asked: number;
  onRename: () => void;
  onRemove: () => void;
}

/** What bears a tag, and what can be done with the tag. */
export function TaggedThings({ use, asked, onRename, onRemove }: TaggedThingsProps) {
  const records = useApi(createGuestRecordsApi);
  const { data, error, refetch } = useRead(keys.tagged(use.tag), () => records.tagged(use.tag));
  const section = useBroughtIntoSight(asked);
  return (
    <section ref={section} tabIndex={-1} aria-label={use.tag} className={tagged}>
      <div className={head}>
        <Heading level={2} size="section">
          <bdi>{use.tag}</bdi>
        </Heading>
        <Inline gap="2">
          <Button variant="outline" size="sm" icon={<Pencil />} onClick={onRename}>
            Rename
          </Button>
          <Button variant="ghost" size="sm" icon={<Trash2 />} onClick={onRemove}>
            Remove
          </Button>
        </Inline>
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
              <li key={id} className={thing}>
                <PersonRow name={name} detail={email} />
                <Link href={href("people.record", { guestId: id })} aria-label={`Open ${name}`}>
                  Open
                </Link>
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
              <li key={id} className={thing}>
                <span>
                  <Text weight="strong">
                    <bdi>{name}</bdi>
                  </Text>
                  <Text size={14} tone="muted">
                    <bdi>{event}</bdi>
                  </Text>
                </span>
                <Link
                  href={href("activities.details", { activityId: id })}
                  aria-label={`Open ${name}`}
                >
                  Open
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
