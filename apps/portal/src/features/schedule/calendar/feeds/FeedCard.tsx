import type { CalendarFeedsApi } from "@jubilee/core/schedule/calendar-feeds.api";
import { subscribeLinks } from "@jubilee/core/schedule/calendar-feeds.rules";
import type { CalendarFeed } from "@jubilee/core/schedule/calendar-feeds.types";
import { formatAgo } from "@jubilee/core/base/time.rules";
import { Card } from "@jubilee/ui/card";
import { CopyButton } from "@jubilee/ui/copy-button";
import { Inline } from "@jubilee/ui/inline";
import { LinkButton } from "@jubilee/ui/link-button";
import { Stack } from "@jubilee/ui/stack";
import { Text } from "@jubilee/ui/text";
import { useLocale } from "../../../../page-kit/useLocale.ts";
import { useNow } from "../../../../page-kit/useNow.ts";
import { FeedMenu } from "./FeedMenu.tsx";

export interface FeedCardProps {
  feed: CalendarFeed;
  api: CalendarFeedsApi;
}

/** One link: what it shows, the ways to subscribe, and when a calendar last read it. */
export function FeedCard({ feed, api }: FeedCardProps) {
  const locale = useLocale();
  const nowMs = useNow();
  const calendarName = feed.eventName ?? "Jubilee";
  const links = subscribeLinks(feed.url, calendarName);
  const programs = [
    ["Apple", links.device],
    ["Google", links.google],
    ["Outlook", links.outlook],
    ["Microsoft 365", links.office365],
  ] as const;
  const own = programs.find(([program]) => feed.name.startsWith(program));
  const others = programs.filter((program) => program !== own);
  const ago = feed.lastUsedAt && formatAgo(feed.lastUsedAt, nowMs, locale);
  return (
    <Card title={<bdi>{feed.name}</bdi>} action={<FeedMenu feed={feed} api={api} />}>
      <Stack gap="4">
        <Text tone="muted">
          {feed.eventName ? <bdi>{feed.eventName}</bdi> : <span>Every published event</span>}
          <span>
            {` · ${ago ? (ago === "now" ? "read just now" : `last read: ${ago}`) : "no calendar has read it yet"}`}
          </span>
        </Text>
        <Inline gap="2">
          {own && (
            <LinkButton
              variant="secondary"
              href={own[1]}
              target={own[0] === "Apple" ? undefined : "_blank"}
              rel="noreferrer"
            >{`Open in ${own[0]}`}</LinkButton>
          )}
          <CopyButton value={feed.url} label="Copy the link" variant="outline" />
        </Inline>
        <Inline gap="2">
          <Text as="span" tone="muted" size={14}>
            {own ? "Or subscribe in" : "Subscribe in"}
          </Text>
          {others.map(([program, address]) => (
            <LinkButton
              key={program}
              variant="outline"
              size="sm"
              href={address}
              target={program === "Apple" ? undefined : "_blank"}
              rel="noreferrer"
            >
              {program}
            </LinkButton>
          ))}
        </Inline>
      </Stack>
    </Card>
  );
}
