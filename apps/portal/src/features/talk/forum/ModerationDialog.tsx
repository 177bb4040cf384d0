import { createForumApi } from "@jubilee/core/talk/forum.api";
import type { ForumModeration } from "@jubilee/core/talk/forum.types";
import { Dialog } from "@jubilee/ui/dialog";
import { Heading } from "@jubilee/ui/heading";
import { SkeletonRows } from "@jubilee/ui/skeleton";
import { Stack } from "@jubilee/ui/stack";
import { Text } from "@jubilee/ui/text";
import type { ReactNode } from "react";
import { href } from "../../../app/routing/href.ts";
import { Loaded } from "../../../page-kit/data/Loaded.tsx";
import { useApi } from "../../../page-kit/data/useApi.ts";
import { useRead } from "../../../page-kit/data/useRead.ts";
import { talkKeys } from "../keys.ts";
import { Reports } from "../messages/Reports.tsx";
import { BannedPeople } from "./BannedPeople.tsx";
import { moderated, waitingCount } from "./Forum.css.ts";
import { HeldPosts } from "./HeldPosts.tsx";
import { HeldWords } from "./HeldWords.tsx";

/** What moderators keep the forum in order with: posts that wait or were reported, people who are banned, words. */
export function ModerationDialog({ onClose }: { onClose: () => void }) {
  const api = useApi(createForumApi);
  const reading = useRead(talkKeys.moderation, () => api.moderation());
  return (
    <Dialog open onOpenChange={onClose} title="Keep the forum in order">
      <Loaded of={reading} what="The moderation" skeleton={<SkeletonRows count={4} />}>
        {({ waiting, reported, bans, words }: ForumModeration) => (
          <Stack gap="6">
            <Part title="Waiting for a moderator" count={waiting.length}>
              <HeldPosts posts={waiting} onLeave={onClose} />
            </Part>
            <Part title="Reported" count={reported.length}>
              {reported.length === 0 ? (
                <Text tone="muted">No post was reported.</Text>
              ) : (
                <Reports
                  of={reported}
                  changes={talkKeys.forum}
                  placeOf={({ threadId: thread, messageId: message }) =>
                    `${href("forum.list")}?${new URLSearchParams({ thread, message })}`
                  }
                  onLeave={onClose}
                />
              )}
            </Part>
            <Part title="Banned from the forum">
              <BannedPeople bans={bans} />
            </Part>
            <Part title="Words that wait">
              <HeldWords key={words.join("\n")} words={words} />
            </Part>
          </Stack>
        )}
      </Loaded>
    </Dialog>
  );
}

interface PartProps {
  title: string;
  /** How many wait in it. */
  count?: number;
  children: ReactNode;
}

function Part({ title, count = 0, children }: PartProps) {
  return (
    <section aria-label={title} className={moderated}>
      <Stack gap="3">
        <Heading level={3} size="row">
          {title}
          {count > 0 && <span className={waitingCount}>{count}</span>}
        </Heading>
        {children}
      </Stack>
    </section>
  );
}
