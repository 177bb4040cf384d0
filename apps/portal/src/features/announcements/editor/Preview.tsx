import { personalBody, textFor } from "@jubilee/core/announcements/announcements.rules";
import type { AnnouncementInput } from "@jubilee/core/announcements/announcements.types";
import { personalSubject } from "@jubilee/core/base/reader-fields.rules";
import { isEmptyRichText } from "@jubilee/core/base/rich-text.rules";
import { firstName } from "@jubilee/core/base/names.rules";
import { createAudiencesApi } from "@jubilee/core/people/audiences.api";
import { noMailWords } from "@jubilee/core/people/audiences.rules";
import type { AudiencePlace } from "@jubilee/core/people/audiences.types";
import { Badge } from "@jubilee/ui/badge";
import { Card } from "@jubilee/ui/card";
import { Divider } from "@jubilee/ui/divider";
import { EventCover } from "@jubilee/ui/event-cover";
import { Heading } from "@jubilee/ui/heading";
import { IconButton } from "@jubilee/ui/icon-button";
import { Inline } from "@jubilee/ui/inline";
import { SegmentedControl } from "@jubilee/ui/segmented-control";
import { Stack } from "@jubilee/ui/stack";
import { Text } from "@jubilee/ui/text";
import { keepPreviousData } from "@tanstack/react-query";
import { ChevronRight } from "lucide-react";
import { useState } from "react";
import { audienceKeys } from "../../../event-kit/audience/useAudience.ts";
import { useApi } from "../../../page-kit/data/useApi.ts";
import { useRead } from "../../../page-kit/data/useRead.ts";
import { RichTextView } from "../../../page-kit/rich-text/RichTextView.tsx";
import { framed } from "./Preview.css.ts";

/** The event that an announcement belongs to, with what its text may name. */
export interface AnnouncementEvent {
  id: string;
  typeId: string;
  coverSeed: string;
  coverUrl: string | null;
  name: string;
  place: string;
}

interface PreviewProps {
  place: AudiencePlace;
  draft: AnnouncementInput;
  event: AnnouncementEvent;
  author: string | null;
}

/** What one of its people reads, in their mail and on their page, by name and in their language; one press shows the next. */
export function Preview({ place, draft, event, author }: PreviewProps) {
  const api = useApi(createAudiencesApi);
  const [at, setAt] = useState(0);
  const [where, setWhere] = useState<"mail" | "page">("mail");
  const { data } = useRead(
    [...audienceKeys.of(place), "preview", draft.audience, at],
    () => api.people(place, draft.audience, { from: at, size: 1 }),
    { placeholderData: keepPreviousData },
  );
  const person = data?.rows[0];
  if (!data || !person) return null;
  const { subject, body, language } = textFor(draft.texts, draft.mainLocale, person.locale);
  const name = firstName(person.name);
  // What only the server knows of them, such as their group, is shown as what stands in for it.
  const known = { full_name: person.name, event: event.name, place: event.place };
  const closed = noMailWords(person);
  const isMail = where === "mail" && draft.byEmail;
  return (
    <Stack gap="3">
      <Inline gap="2" justify="space-between" align="center">
        <Text weight="strong">
          As <bdi>{person.name}</bdi> sees it
        </Text>
        {data.total > 1 && (
          <IconButton
            label="As the next one sees it"
            icon={<ChevronRight />}
            onClick={() => setAt((at + 1) % data.total)}
          />
        )}
      </Inline>
      {draft.byEmail && (
        <SegmentedControl
          label="Where"
          segments={[
            { value: "mail", label: "In the mail" },
            { value: "page", label: "On their page" },
          ]}
          value={where}
          onValueChange={setWhere}
        />
      )}
      {isMail && closed && (
        <Text tone="muted" size={14}>
          No mail goes to them: {closed}. They read it on their own page.
        </Text>
      )}
      <Card padding="none" clip>
        {isMail && (
          <EventCover
            typeId={event.typeId}
            eventId={event.coverSeed}
            photoUrl={event.coverUrl ?? undefined}
            shape="band"
          />
        )}
        <div className={framed} dir="auto" lang={language}>
          <Stack gap="3">
            <Inline gap="2" align="center">
              <Heading level={3}>{personalSubject(subject ?? "No subject yet", name)}</Heading>
              {!isMail && <Badge tone="plum">New</Badge>}
            </Inline>
            {body && !isEmptyRichText(body) ? (
              <RichTextView text={personalBody(body, known)} />
            ) : (
              <Text tone="muted">No text yet</Text>
            )}
            {isMail && (
              <>
                <Divider />
                <Text tone="muted" size={12}>
                  {author ? `From ${author}. ` : ""}
                  {draft.takesReplies ? "Answers reach you." : "Answers reach nobody."} One link
                  opens their own page, another ends such mails.
                </Text>
              </>
            )}
          </Stack>
        </div>
      </Card>
    </Stack>
  );
}
