import { peopleWords } from "@jubilee/core/events/event-types.rules";
import type { Directory, MemberFilter } from "@jubilee/core/people/members.types";
import { Banner } from "@jubilee/ui/banner";
import { Button } from "@jubilee/ui/button";
import { FilterPill } from "@jubilee/ui/filter-pill";
import { IconButton } from "@jubilee/ui/icon-button";
import { Menu, type MenuEntry } from "@jubilee/ui/menu";
import { SkeletonRows } from "@jubilee/ui/skeleton";
import { Ellipsis, Eye, MailOpen, User } from "lucide-react";
import { useState } from "react";
import { href } from "../../../app/routing/href.ts";
import { LoadFailed } from "../../../page-kit/LoadFailed.tsx";
import { useSearchParam } from "../../../page-kit/list/address/useSearchParam.ts";
import { keys } from "../../../event-kit/people/keys.ts";
import { notices, pills } from "./Directory.css.ts";
import { DirectorySettings } from "./DirectorySettings.tsx";
import { LeadsDialog } from "./LeadsDialog.tsx";
import { MemberList } from "./MemberList.tsx";
import { useRead } from "../../../page-kit/data/useRead.ts";
import { useApi } from "../../../page-kit/data/useApi.ts";
import { createMembersApi } from "@jubilee/core/people/members.api";

const filters: readonly { value: MemberFilter; label: string }[] = [
  { value: "all", label: "Everybody" },
  { value: "claimed", label: "With a profile" },
  { value: "missing", label: "Missing" },
  { value: "memorial", label: "In memory" },
];

/** One event's directory: its parts, its people, and for hosts who may look. */
export function DirectoryScreen({ directory }: { directory: Directory }) {
  const { eventId } = directory;
  const members = useApi(createMembersApi);
  const [word, setWord] = useSearchParam("show");
  const [asking, setAsking] = useState<"settings" | "leads" | null>(null);
  const filter = filters.find(({ value }) => value === word)?.value ?? "all";
  const facts = useRead(keys.directory(eventId), () => members.facts(eventId));
  const list = useRead(keys.members(eventId, filter), () => members.members(eventId, filter));
  const error = facts.error ?? list.error;
  if (error) {
    const retry = () => Promise.all([facts.refetch(), list.refetch()]);
    return <LoadFailed what="The directory" error={error} onRetry={retry} />;
  }
  if (!facts.data) return <SkeletonRows count={8} />;
  const words = peopleWords(facts.data.eventTypeId);
  const isHost = facts.data.seenAs === "organiser";
  const entries: MenuEntry[] = [
    { id: "profile", label: "Your own profile", icon: <User />, href: href("profile.own") },
  ];
  if (isHost)
    entries.push({
      id: "told",
      label: "What people told you",
      icon: <MailOpen />,
      onSelect: () => setAsking("leads"),
    });
  if (isHost && facts.data.mayWrite)
    entries.push({
      id: "open",
      label: "Who may look",
      icon: <Eye />,
      onSelect: () => setAsking("settings"),
    });
  return (
    <>
      {isHost && !facts.data.isOpen && (
        <div className={notices}>
          <Banner
            title="Only you and your team see this directory"
            action={
              facts.data.mayWrite && (
                <Button variant="outline" size="sm" onClick={() => setAsking("settings")}>
                  Who may look
                </Button>
              )
            }
          >
            Open it to let {words.many} with a profile look each other up.
          </Banner>
        </div>
      )}
      <MemberList
        facts={facts.data}
        members={list.data}
        filter={filter}
        parts={
          <fieldset className={pills} aria-label="Show">
            {filters.map(({ value, label }) => (
              <FilterPill
                key={value}
                opens={false}
                value={value === filter}
                onClick={() => setWord(value === "all" ? null : value)}
              >
                {label} {facts.data.counts[value]}
              </FilterPill>
            ))}
          </fieldset>
        }
        more={
          <Menu
            align="end"
            trigger={<IconButton label="More of the directory" icon={<Ellipsis />} size="sm" />}
            entries={entries}
          />
        }
        news={
          directory.newLeads > 0 && (
            <Button
              variant="ghost"
              size="sm"
              icon={<MailOpen />}
              aria-label={`${directory.newLeads} with news of missing ${words.many}`}
              onClick={() => setAsking("leads")}
            >
              {`${directory.newLeads} with news`}
            </Button>
          )
        }
      />
      {asking === "settings" && (
        <DirectorySettings facts={facts.data} onClose={() => setAsking(null)} />
      )}
      {asking === "leads" && (
        <LeadsDialog
          eventId={eventId}
          mayWrite={facts.data.mayWrite}
          onClose={() => setAsking(null)}
        />
      )}
    </>
  );
}
