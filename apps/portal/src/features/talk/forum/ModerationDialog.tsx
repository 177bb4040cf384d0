import { createForumApi } from "@jubilee/core/talk/forum.api";
import type { ForumModeration } from "@jubilee/core/talk/forum.types";
import { Dialog } from "@jubilee/ui/dialog";
import { Heading } from "@jubilee/ui/heading";
import { SkeletonRows } from "@jubilee/ui/skeleton";
import { Stack } from "@jubilee/ui/stack";
import type { ReactNode } from "react";
import { Loaded } from "../../../page-kit/data/Loaded.tsx";
import { useApi } from "../../../page-kit/data/useApi.ts";
import { useRead } from "../../../page-kit/data/useRead.ts";
import { talkKeys } from "../keys.ts";
import { BannedPeople } from "./BannedPeople.tsx";
import { HeldPosts } from "./HeldPosts.tsx";
import { HeldWords } from "./HeldWords.tsx";

/** What moderators keep the forum in order with: posts that wait, people who are banned, words. */
export function ModerationDialog({ onClose }: { onClose: () => void }) {
  const api = useApi(createForumApi);
  const reading = useRead(talkKeys.moderation, () => api.moderation());
  return (
    <Dialog open onOpenChange={onClose} title="Keep the forum in order">
      <Loaded of={reading} what="The moderation" skeleton={<SkeletonRows count={4} />}>
        {({ waiting, bans, words }: ForumModeration) => (
          <Stack gap="6">
            <Part title="Waiting for a moderator">
              <HeldPosts posts={waiting} onLeave={onClose} />
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

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack gap="2" as="section" aria-label={title}>
      <Heading level={3} size="row">
        {title}
      </Heading>
      {children}
    </Stack>
  );
}
