import type {
  DirectoryMember,
  MissingMember,
  RememberedMember,
} from "@jubilee/core/people/members.types";
import type { PublicEvent } from "@jubilee/core/sharing/public-event.types";
import { formatDay } from "@jubilee/core/base/time.rules";
import { Avatar } from "@jubilee/ui/avatar";
import { Button } from "@jubilee/ui/button";
import { EmptyState } from "@jubilee/ui/empty-state";
import { EventTheme } from "@jubilee/ui/event-theme";
import { Section } from "@jubilee/ui/section";
import { Text } from "@jubilee/ui/text";
import { useState } from "react";
import { pictureAddress } from "@jubilee/core/people/members.rules";
import { useRouteParams } from "../../../../app/routing/useRoute.ts";
import { useLocale } from "../../../../page-kit/useLocale.ts";
import { useEmbed } from "../../../../page-kit/embed/useEmbed.ts";
import { ClosedLink } from "../../../../event-kit/guest-page/ClosedLink.tsx";
import { InvitationSkeleton } from "../../../../event-kit/guest-page/InvitationSkeleton.tsx";
import { PageBar } from "../../../../event-kit/guest-page/PageBar.tsx";
import { LeadDialog } from "./LeadDialog.tsx";
import { lead, page, people, person, title } from "./Profile.css.ts";

interface SharedDirectory {
  event: PublicEvent;
  intro: string | null;
  missing: MissingMember[];
  memorial: RememberedMember[];
  members: DirectoryMember[];
}

/** Who is looked for and who is remembered; whoever knows something tells the hosts. */
export default function HelpUsFindPage() {
  const { shareToken } = useRouteParams("profile.helpUsFind");
  const locale = useLocale();
  const read = useEmbed<SharedDirectory>(`directory/${encodeURIComponent(shareToken)}`);
  const [about, setAbout] = useState<MissingMember | null>(null);
  if (read.status === "loading") return <InvitationSkeleton />;
  if (read.status === "failed") return <ClosedLink error={read.error} onRetry={read.reload} />;
  const { event, intro, missing, memorial, members } = read.value;
  const facts = ({ formerName, groupLabel }: Pick<MissingMember, "formerName" | "groupLabel">) =>
    [formerName && `formerly ${formerName}`, groupLabel && `${event.groupTerm} ${groupLabel}`]
      .filter(Boolean)
      .join(" · ");
  return (
    <EventTheme typeId={event.eventTypeId} eventId={event.coverSeed} page>
      <PageBar name={event.name} />
      <div className={page}>
        <header>
          <h1 className={title}>Help us find</h1>
          <p className={lead} dir="auto">
            {intro ??
              "We are looking for these people. Do you know where one of them is? Tell us; only the hosts read it."}
          </p>
          <Text tone="muted">
            <bdi>{event.name}</bdi>
          </Text>
        </header>
        <Section title="Missing" size="section">
          {missing.length === 0 ? (
            <EmptyState drawing="letters" title="Everybody is found" level={3}>
              Nobody is being looked for at the moment. Thank you.
            </EmptyState>
          ) : (
            <ul className={people}>
              {missing.map((member) => (
                <li key={member.id} className={person}>
                  <span>
                    <Text weight="strong" size={18}>
                      <bdi>{member.name}</bdi>
                    </Text>
                    <Text size={14} tone="muted">
                      <bdi>{facts(member)}</bdi>
                    </Text>
                  </span>
                  <Button
                    variant="outline"
                    size="sm"
                    aria-label={`I know something about ${member.name}`}
                    onClick={() => setAbout(member)}
                  >
                    I know something
                  </Button>
                </li>
              ))}
            </ul>
          )}
        </Section>
        {memorial.length > 0 && (
          <Section title="In memory" size="section" divided>
            <ul className={people}>
              {memorial.map((one) => (
                <li key={one.id} className={person}>
                  <span>
                    <Text weight="strong" size={18}>
                      <bdi>{one.name}</bdi>
                    </Text>
                    <Text size={14} tone="muted">
                      <bdi>{facts(one)}</bdi>
                    </Text>
                    <Text size={14} tone="muted">
                      {formatDay(`${one.diedOn}T12:00:00Z`, "UTC", locale)}
                    </Text>
                    {one.memorial && (
                      <Text preserveLines dir="auto">
                        {one.memorial}
                      </Text>
                    )}
                  </span>
                </li>
              ))}
            </ul>
          </Section>
        )}
        {members.length > 0 && (
          <Section title="Already here" size="section" divided>
            <ul className={people}>
              {members.map((member) => (
                <li key={member.id} className={person}>
                  <Avatar
                    name={member.name ?? ""}
                    size="l"
                    photoUrl={member.photoNow ? pictureAddress(member.photoNow) : undefined}
                  />
                  <span>
                    <Text weight="strong">
                      <bdi>{member.name}</bdi>
                    </Text>
                    <Text size={14} tone="muted">
                      <bdi>{[facts(member), member.city].filter(Boolean).join(" · ")}</bdi>
                    </Text>
                  </span>
                </li>
              ))}
            </ul>
          </Section>
        )}
      </div>
      {about && <LeadDialog token={shareToken} member={about} onClose={() => setAbout(null)} />}
    </EventTheme>
  );
}
