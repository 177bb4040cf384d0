import { formatInstant } from "@jubilee/core/base/time.rules";
import type { GuestPoll, GuestPolls } from "@jubilee/core/planning/polls.types";
import { Card } from "@jubilee/ui/card";
import { Stack } from "@jubilee/ui/stack";
import { Link } from "@jubilee/ui/link";
import { href } from "../../../app/routing/href.ts";
import type { GuestPlace } from "../../../event-kit/guest-page/section.types.ts";
import { useEmbed } from "../../../page-kit/embed/useEmbed.ts";
import { useLocale } from "../../../page-kit/useLocale.ts";
import { line } from "./Poll.css.ts";

/** The polls that a guest may vote in or has voted in, by their own link. */
export default function PollsSection({ personal }: GuestPlace) {
  const polls = useEmbed<GuestPolls>(`polls/${encodeURIComponent(personal?.token ?? "")}`);
  const locale = useLocale();
  // A page without this part is whole: what it adds is an offer.
  if (polls.status !== "ready" || polls.value.polls.length === 0) return null;
  const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  const standing = ({ state, hasVoted, closesAt }: GuestPoll) =>
    state === "closed"
      ? "Closed"
      : [
          hasVoted ? "You have voted" : "Waits for your vote",
          closesAt === null ? "" : `open until ${formatInstant(closesAt, zone, locale)}`,
        ]
          .filter(Boolean)
          .join(" · ");
  return (
    <Card title="Things to do" level={2}>
      <Stack gap="4">
        {polls.value.polls.map((poll) => (
          <div key={poll.id}>
            <Link href={href("planning.poll", { token: poll.token })}>
              {poll.state === "open" && !poll.hasVoted ? `Vote: ${poll.title}` : poll.title}
            </Link>
            <p className={line}>{standing(poll)}</p>
          </div>
        ))}
      </Stack>
    </Card>
  );
}
