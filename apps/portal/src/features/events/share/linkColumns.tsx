import type { EventRecord } from "@jubilee/core/events/types";
import type { ShareLink } from "@jubilee/core/share/types";
import { formatAgo } from "@jubilee/core/time/rules";
import type { DataColumn } from "@jubilee/ui/data-table";
import { LinkMenu } from "./LinkMenu.tsx";
import { LinkName } from "./LinkName.tsx";
import { linkLine } from "./Links.css.ts";
import { LinkState } from "./LinkState.tsx";

const menuOf = (event: EventRecord) => (link: ShareLink) =>
  link.status === "active" && <LinkMenu event={event} link={link} />;

/** The columns of the links. */
export function linkColumns(
  event: EventRecord,
  locale: string,
  nowMs: number,
): DataColumn<ShareLink>[] {
  return [
    { id: "link", header: "Link", cell: (link) => <LinkName link={link} /> },
    {
      id: "state",
      header: "State",
      widthPx: 160,
      cell: ({ status }) => <LinkState status={status} />,
    },
    {
      id: "uses",
      header: "Answers and orders",
      widthPx: 160,
      align: "end",
      cell: ({ useCount }) => useCount || "–",
      from: "desktop",
    },
    {
      id: "used",
      header: "Last use",
      widthPx: 128,
      cell: ({ lastUsedAt }) => (lastUsedAt ? formatAgo(lastUsedAt, nowMs, locale) : "Never"),
    },
    {
      id: "actions",
      header: "Actions",
      hideHeader: true,
      widthPx: 56,
      align: "end",
      cell: menuOf(event),
    },
  ];
}

/** A link on a phone. */
export function linkPhoneLine(event: EventRecord) {
  const menu = menuOf(event);
  return (link: ShareLink) => (
    <span className={linkLine}>
      <LinkName link={link} />
      <LinkState status={link.status} />
      {menu(link)}
    </span>
  );
}
