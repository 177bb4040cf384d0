import type { NoticeRecipients } from "@jubilee/core/talk/event-notices.types";

/** “3 who come or may come, 1 invited without an answer and 2 with an order.” */
export function recipientText({
  coming,
  invited,
  buyers,
  waiting,
  team,
}: NoticeRecipients): string {
  const parts = [
    [coming, "who come or may come"],
    [invited, "invited without an answer"],
    [buyers, "with an order or a ticket"],
    [waiting, "in line for a ticket"],
    [team, "of your team who host an activity"],
  ] as const;
  const said = parts.filter(([count]) => count > 0).map(([count, who]) => `${count} ${who}`);
  return `${new Intl.ListFormat("en", { type: "conjunction" }).format(said)}.`;
}
