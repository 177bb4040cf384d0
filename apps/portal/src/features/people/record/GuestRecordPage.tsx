import type { GuestRecord } from "@jubilee/core/people/guest-records.types";
import { Avatar } from "@jubilee/ui/avatar";
import { Button } from "@jubilee/ui/button";
import { Chip } from "@jubilee/ui/chip";
import { DescriptionList, type Description } from "@jubilee/ui/description-list";
import { Heading } from "@jubilee/ui/heading";
import { Inline } from "@jubilee/ui/inline";
import { Section } from "@jubilee/ui/section";
import { SkeletonRows } from "@jubilee/ui/skeleton";
import { Text } from "@jubilee/ui/text";
import { pictureAddress } from "@jubilee/core/people/members.rules";
import { counted } from "@jubilee/core/base/words.rules";
import { Pencil } from "lucide-react";
import { useState } from "react";
import { useRouteParams } from "../../../app/routing/useRoute.ts";
import { LoadFailed } from "../../../page-kit/LoadFailed.tsx";
import { PageFrame } from "../../../page-kit/PageFrame.tsx";
import { PageHeader } from "../../../page-kit/PageHeader.tsx";
import { keys } from "../../../event-kit/people/keys.ts";
import { BlockGuest } from "./BlockGuest.tsx";
import { GuestEvents } from "./GuestEvents.tsx";
import { GuestTags } from "./GuestTags.tsx";
import { History } from "./History.tsx";
import { MessageGuest } from "./MessageGuest.tsx";
import { PersonDialog } from "./PersonDialog.tsx";
import { ProfilePart } from "./ProfilePart.tsx";
import { columns, head, names, note, part } from "./Record.css.ts";
import { useRead } from "../../../page-kit/data/useRead.ts";
import { useApi } from "../../../page-kit/data/useApi.ts";
import { createGuestRecordsApi } from "@jubilee/core/people/guest-records.api";
import { MailLink } from "../../../page-kit/MailLink.tsx";

const known = (items: [string, Description["detail"]][]): Description[] =>
  items.filter(([, detail]) => Boolean(detail)).map(([term, detail]) => ({ term, detail }));

function contactOf({ guest }: GuestRecord): Description[] {
  const { city, country, ...custom } = guest.custom;
  return known([
    ["E-mail", guest.email && <MailLink address={guest.email} />],
    ["Phone", guest.phone],
    ["Town", [city, country].filter(Boolean).map(String).join(", ")],
    ["Former name", guest.former_name],
    ["Language", guest.locale],
    ...Object.entries(custom).map(([name, value]): [string, string] => [name, String(value)]),
  ]);
}

/** One guest across all events: who they are, where they come, what happened. */
export default function GuestRecordPage() {
  const { guestId } = useRouteParams("people.record");
  const records = useApi(createGuestRecordsApi);
  const [isEditing, setEditing] = useState(false);
  const { data, error, refetch } = useRead(keys.record(guestId), () => records.get(guestId));
  if (error || !data) {
    return (
      <PageFrame>
        <PageHeader title="Guest" />
        {error ? (
          <LoadFailed what="This guest" error={error} onRetry={refetch} />
        ) : (
          <SkeletonRows count={8} />
        )}
      </PageFrame>
    );
  }
  const { guest, profile } = data;
  const contact = contactOf(data);
  return (
    <PageFrame>
      <header className={head}>
        <Avatar
          name={guest.full_name}
          size="xl"
          photoUrl={profile.shown?.photoNow ? pictureAddress(profile.shown.photoNow) : undefined}
        />
        <div className={names}>
          <Heading level={1}>
            <bdi>{guest.full_name}</bdi>
          </Heading>
          <Inline gap="2" align="center">
            {profile.diedOn && <Chip mark="none">Remembered</Chip>}
            {!profile.diedOn && guest.status === "missing" && <Chip tone="warning">Missing</Chip>}
            {guest.status === "blocked" && <Chip tone="danger">Blocked</Chip>}
            {guest.status === "erased" && <Chip mark="none">Erased by their own wish</Chip>}
            <Text tone="muted">{counted(data.events.length, "event")}</Text>
          </Inline>
        </div>
        <Inline gap="2">
          {(guest.status === "active" || guest.status === "missing") && (
            <MessageGuest guestId={guest.id} events={data.events} />
          )}
          {data.mayWrite && guest.status !== "erased" && (
            <Button icon={<Pencil />} onClick={() => setEditing(true)}>
              Edit
            </Button>
          )}
        </Inline>
      </header>
      <div className={columns}>
        <div className={part}>
          <GuestEvents events={data.events} />
          <History entries={data.history} namesEvents={data.events.length > 1} />
        </div>
        <div className={part}>
          {contact.length > 0 && (
            <Section title="Contact" size="section">
              <DescriptionList items={contact} />
            </Section>
          )}
          {guest.notes && (
            <Section title="Note" size="section">
              <div className={note}>
                <Text preserveLines dir="auto">
                  {guest.notes}
                </Text>
              </div>
            </Section>
          )}
          {guest.status !== "erased" && (
            <>
              <GuestTags key={guest.tags.join("\n")} record={data} />
              <ProfilePart record={data} />
              {data.mayWrite && <BlockGuest record={data} />}
            </>
          )}
        </div>
      </div>
      {isEditing && <PersonDialog guest={guest} onClose={() => setEditing(false)} />}
    </PageFrame>
  );
}
