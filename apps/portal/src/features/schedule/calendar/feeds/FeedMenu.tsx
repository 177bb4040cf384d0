import type { CalendarFeedsApi } from "@jubilee/core/schedule/calendar-feeds.api";
import type { CalendarFeed } from "@jubilee/core/schedule/calendar-feeds.types";
import type { Result } from "@jubilee/core/base/result.types";
import { AlertDialog } from "@jubilee/ui/alert-dialog";
import { IconButton } from "@jubilee/ui/icon-button";
import { Menu } from "@jubilee/ui/menu";
import { toast } from "@jubilee/ui/toast";
import { Ellipsis, PowerOff, RefreshCw } from "lucide-react";
import { useState } from "react";
import { feedsKey } from "./feeds.keys.ts";
import { useWrite } from "../../../../page-kit/data/useWrite.ts";

const questions = {
  rotate: {
    title: "Give it a new link?",
    text: "Calendars that use the old one read nothing any more and have to subscribe again.",
    confirm: "New link",
    done: "It has a new link",
  },
  revoke: {
    title: "Turn this link off?",
    text: "Calendars that use it read nothing any more. Your other links go on.",
    confirm: "Turn off",
    done: "The link is turned off",
  },
} as const;

export interface FeedMenuProps {
  feed: CalendarFeed;
  api: CalendarFeedsApi;
}

/** Renews or ends one link, after asking. */
export function FeedMenu({ feed, api }: FeedMenuProps) {
  const [asking, setAsking] = useState<keyof typeof questions | null>(null);
  const { isBusy, run } = useWrite(feedsKey, "Calendar Integration");
  const confirm = async (what: keyof typeof questions) => {
    const call = async (): Promise<Result<unknown>> => api[what](feed.id);
    const saved = await run(call);
    setAsking(null);
    if (saved !== null) toast.success(questions[what].done);
  };
  return (
    <>
      <Menu
        align="end"
        trigger={<IconButton size="sm" label={`Actions for ${feed.name}`} icon={<Ellipsis />} />}
        entries={[
          {
            id: "rotate",
            label: "New link",
            icon: <RefreshCw />,
            onSelect: () => setAsking("rotate"),
          },
          {
            id: "revoke",
            label: "Turn off",
            icon: <PowerOff />,
            destructive: true,
            onSelect: () => setAsking("revoke"),
          },
        ]}
      />
      {asking && (
        <AlertDialog
          open
          onOpenChange={(open) => !open && setAsking(null)}
          title={questions[asking].title}
          description={`${feed.name}. ${questions[asking].text}`}
          confirmLabel={questions[asking].confirm}
          loading={isBusy}
          onConfirm={() => void confirm(asking)}
        />
      )}
    </>
  );
}
