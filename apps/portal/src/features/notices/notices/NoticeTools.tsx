import { noticeSwitches, noticeTopics } from "@jubilee/core/account/account.rules";
import { createNoticesApi } from "@jubilee/core/notices/notices.api";
import { FilterPill } from "@jubilee/ui/filter-pill";
import { Select } from "@jubilee/ui/select";
import { useApi } from "../../../page-kit/data/useApi.ts";
import { useRead } from "../../../page-kit/data/useRead.ts";
import { noticeKeys } from "../../../page-kit/notices/noticeReads.ts";
import { choice, choices } from "./Notices.css.ts";

export interface NoticeChoices {
  event: string | null;
  topic: string | null;
  isUnread: boolean;
}

interface NoticeToolsProps {
  chosen: NoticeChoices;
  onChoose: (part: "event" | "topic" | "show", value: string | null) => void;
}

const everything: string = "all";

/** Which notices are shown: unread ones, of one event, of one topic. */
export function NoticeTools({ chosen, onChoose }: NoticeToolsProps) {
  const api = useApi(createNoticesApi);
  const { data: events = [] } = useRead(noticeKeys.events, () => api.events());
  return (
    <search className={choices}>
      <FilterPill
        opens={false}
        value={chosen.isUnread}
        onClick={() => onChoose("show", chosen.isUnread ? null : "unread")}
      >
        Unread
      </FilterPill>
      <div className={choice}>
        <Select
          label="Event"
          hideLabel
          size="sm"
          value={chosen.event ?? everything}
          onValueChange={(value) => onChoose("event", value === everything ? null : value)}
          options={[
            { value: everything, label: "All events" },
            ...events.map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
      </div>
      <div className={choice}>
        <Select
          label="Topic"
          hideLabel
          size="sm"
          value={chosen.topic ?? everything}
          onValueChange={(value) => onChoose("topic", value === everything ? null : value)}
          options={[
            { value: everything, label: "All topics" },
            ...noticeTopics.map((topic): { value: string; label: string } => ({
              value: topic,
              label: noticeSwitches[topic].title,
            })),
          ]}
        />
      </div>
    </search>
  );
}
