import type { EventRecord } from "@jubilee/core/events/types";
import type { RsvpState } from "@jubilee/core/public-event/types";
import type { RsvpLine } from "@jubilee/core/rsvp/types";
import { formatAgo } from "@jubilee/core/time/rules";
import { Avatar } from "@jubilee/ui/avatar";
import { IconButton } from "@jubilee/ui/icon-button";
import { Menu } from "@jubilee/ui/menu";
import { Ellipsis, Link as LinkIcon, PencilLine } from "lucide-react";
import { AnswerChip } from "../../../event-kit/AnswerChip.tsx";
import { useLocale } from "../../../event-kit/useLocale.ts";
import * as css from "../lists/List.css.ts";
import { useNudge } from "./useNudge.ts";

export interface RsvpRowProps {
  event: EventRecord;
  line: RsvpLine;
  state: RsvpState | "pending";
  nowMs: number;
  isGlowing: boolean;
  onAnswer: (line: RsvpLine) => void;
}

/** One guest with their answer. */
export function RsvpRow({ event, line, state, nowMs, isGlowing, onAnswer }: RsvpRowProps) {
  const locale = useLocale();
  const nudge = useNudge(event);
  return (
    <tr className={css.row({ isGlowing })}>
      <th scope="row" className={css.mainCell}>
        <div className={css.person}>
          <Avatar name={line.name} />
          <div className={css.names}>
            <bdi className={css.name}>{line.name}</bdi>
            <span className={css.under}>{line.email ?? line.householdName ?? "No address"}</span>
          </div>
        </div>
      </th>
      <td className={css.stateCell}>
        <AnswerChip state={state} />
      </td>
      <td className={`${css.wideCell} ${css.numbers}`}>{line.partySize || "–"}</td>
      <td className={css.widestCell}>
        <span className={css.note} title={line.note ?? undefined} dir="auto">
          {line.note ?? "–"}
        </span>
      </td>
      <td className={css.wideCell}>
        {line.answeredAt ? formatAgo(line.answeredAt, nowMs, locale) : "–"}
        {line.isLate && ", late"}
      </td>
      <td className={css.actionCell}>
        <Menu
          align="end"
          trigger={<IconButton size="sm" label={`Actions for ${line.name}`} icon={<Ellipsis />} />}
          entries={[
            {
              id: "answer",
              label: line.state ? "Change the answer" : "Record an answer",
              icon: <PencilLine />,
              onSelect: () => onAnswer(line),
            },
            {
              id: "link",
              label: "Copy the personal link",
              icon: <LinkIcon />,
              onSelect: () => nudge(line),
            },
          ]}
        />
      </td>
    </tr>
  );
}
