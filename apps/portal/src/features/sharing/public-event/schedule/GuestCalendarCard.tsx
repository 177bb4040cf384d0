import type {
  GuestCalendar,
  GuestCalendarWish,
} from "@jubilee/core/schedule/public-schedule.types";
import { AlertDialog } from "@jubilee/ui/alert-dialog";
import { Button } from "@jubilee/ui/button";
import { Card } from "@jubilee/ui/card";
import { CopyButton } from "@jubilee/ui/copy-button";
import { Inline } from "@jubilee/ui/inline";
import { InlineMessage } from "@jubilee/ui/inline-message";
import { LinkButton } from "@jubilee/ui/link-button";
import { Stack } from "@jubilee/ui/stack";
import { Text } from "@jubilee/ui/text";
import { toast } from "@jubilee/ui/toast";
import { CalendarSync } from "lucide-react";
import { useState } from "react";
import { callEmbed } from "../../../../page-kit/embed/embed.ts";
import { useChange } from "../../../../event-kit/guest-page/useChange.ts";
import { useEmbed } from "../../../../page-kit/embed/useEmbed.ts";

const questions = {
  renew: {
    title: "Make a new address?",
    description: "Calendars that read the old one show nothing new any more.",
    confirmLabel: "New address",
    done: "Your calendar has a new address",
  },
  stop: {
    title: "Stop this calendar?",
    description: "Calendars that read it show nothing new any more. You can start again here.",
    confirmLabel: "Stop this calendar",
    done: "The address is turned off",
  },
} as const;

/** An address that one's own calendar program reads again and again; it opens nothing else. */
export function GuestCalendarCard({ token }: { token: string }) {
  const path = `schedule/${encodeURIComponent(token)}/calendar`;
  const calendar = useEmbed<GuestCalendar>(path);
  const [asking, setAsking] = useState<keyof typeof questions | null>(null);
  const { isBusy, refused, run } = useChange();
  const wish = async (what: GuestCalendarWish) => {
    const changed = await run(() => callEmbed<GuestCalendar>(path, { what }));
    setAsking(null);
    if (!changed) return;
    if (what !== "open") toast.success(questions[what].done);
    calendar.reload();
  };
  if (calendar.status !== "ready") return null;
  const { url } = calendar.value;
  const question = asking && questions[asking];
  return (
    <Card title="Your calendar keeps up" level={2}>
      <Stack gap="3" align="start">
        <Text tone="muted">
          {url
            ? "Whoever has this address reads your schedule, and nothing else."
            : "Subscribe once: what you choose here, and every change, comes into your calendar."}
        </Text>
        {refused && <InlineMessage tone="danger">{refused.message}</InlineMessage>}
        {!url && (
          <Button
            variant="secondary"
            icon={<CalendarSync />}
            loading={isBusy}
            onClick={() => void wish("open")}
          >
            Subscribe to my schedule
          </Button>
        )}
        {url && (
          <Inline gap="2">
            <LinkButton
              variant="secondary"
              href={url.replace(/^https?:/u, "webcal:")}
              icon={<CalendarSync />}
            >
              Open in my calendar
            </LinkButton>
            <CopyButton value={url} label="Copy the address" />
            <Button variant="ghost" onClick={() => setAsking("renew")}>
              New address
            </Button>
            <Button variant="ghost" onClick={() => setAsking("stop")}>
              Stop this calendar
            </Button>
          </Inline>
        )}
      </Stack>
      {asking && question && (
        <AlertDialog
          open
          onOpenChange={(open) => !open && setAsking(null)}
          title={question.title}
          description={question.description}
          confirmLabel={question.confirmLabel}
          cancelLabel="Keep it"
          loading={isBusy}
          onConfirm={() => void wish(asking)}
        />
      )}
    </Card>
  );
}
