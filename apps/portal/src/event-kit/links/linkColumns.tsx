import { usesInWords } from "@jubilee/core/sharing/share.rules";
import type { ShareLink } from "@jubilee/core/sharing/share.types";
import { formatAgo } from "@jubilee/core/base/time.rules";
import type { DataColumn } from "@jubilee/ui/data-table";
import type { QueryKey } from "@tanstack/react-query";
import { LinkMenu } from "./LinkMenu.tsx";
import { LinkName } from "./LinkName.tsx";
import { linkLine } from "./Links.css.ts";
import { LinkState } from "./LinkState.tsx";

const menuOf = (invalidates: QueryKey) => (link: ShareLink) =>
  (link.status === "active" || link.status === "expired") && (
    <LinkMenu link={link} invalidates={invalidates} />
  );

/** The columns of the links. */
export function linkColumns(
  invalidates: QueryKey,
  locale: string,
  nowMs: number,
): DataColumn<ShareLink>[] {
  return [
    { id: "link", header: "Link", cell: (link) => <LinkName link={link} /> },
    {
      id: "state",
      header: "State",
      widthPx: 160,
      cell: (link) => <LinkState link={link} />,
    },
    {
      id: "uses",
      header: "Uses",
      widthPx: 128,
      align: "end",
      cell: (link) => usesInWords(link, locale),
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
      cell: menuOf(invalidates),
    },
  ];
}

/** A link on a phone. */
export function linkPhoneLine(invalidates: QueryKey) {
  const menu = menuOf(invalidates);
  return (link: ShareLink) => (
    <span className={linkLine}>
      <LinkName link={link} />
      <LinkState link={link} />
      {menu(link)}
    </span>
  );
}
