import { createForumApi } from "@jubilee/core/talk/forum.api";
import type { ForumModeration } from "@jubilee/core/talk/forum.types";
import { Button } from "@jubilee/ui/button";
import { Text } from "@jubilee/ui/text";
import { useApi } from "../../../page-kit/data/useApi.ts";
import { useWrite } from "../../../page-kit/data/useWrite.ts";
import { useLocale } from "../../../page-kit/useLocale.ts";
import { talkKeys } from "../keys.ts";
import * as css from "../messages/Talk.css.ts";

/** Who may not write in the forum now, why, and until when. */
export function BannedPeople({ bans }: { bans: ForumModeration["bans"] }) {
  const api = useApi(createForumApi);
  const locale = useLocale();
  const { isBusy, run } = useWrite(talkKeys.forum);
  const day = new Intl.DateTimeFormat(locale, { dateStyle: "long" });
  if (bans.length === 0) {
    return (
      <Text tone="muted">Nobody. You ban somebody under the three dots of one of their posts.</Text>
    );
  }
  return (
    <ul className={css.list}>
      {bans.map(({ id, name, reason, until, by }) => (
        <li key={id} className={css.report}>
          <bdi className={css.name}>{name}</bdi>
          <p dir="auto" className={css.reportWhy}>
            {reason}
          </p>
          <p className={css.reportWhy}>
            <span>
              {until === null
                ? "Until a moderator ends it"
                : `Until ${day.format(new Date(until))}`}
            </span>
            {by !== null && <span>{` · banned by ${by}`}</span>}
          </p>
          <Button
            size="sm"
            variant="outline"
            loading={isBusy}
            onClick={() => void run(() => api.endBan(id))}
          >
            End the ban
          </Button>
        </li>
      ))}
    </ul>
  );
}
