import type { EventRecord } from "@jubilee/core/events/types";
import { shareCopy } from "@jubilee/core/share/copy";
import { linkName, siteName } from "@jubilee/core/share/rules";
import type { ShareLink, ShareLinkStatus } from "@jubilee/core/share/types";
import { formatAgo } from "@jubilee/core/time/rules";
import { Chip, type ChipProps } from "@jubilee/ui/chip";
import { useLocale } from "../../../event-kit/useLocale.ts";
import * as css from "../lists/List.css.ts";
import { LinkMenu } from "./LinkMenu.tsx";

const looks: Record<ShareLinkStatus, Pick<ChipProps, "tone" | "mark">> = {
  active: { tone: "success" },
  revoked: { tone: "neutral", mark: "hollow" },
  suspended: { tone: "danger" },
  expired: { tone: "neutral" },
};

export interface LinkRowProps {
  event: EventRecord;
  link: ShareLink;
  nowMs: number;
}

/** One link. */
export function LinkRow({ event, link, nowMs }: LinkRowProps) {
  const locale = useLocale();
  const where =
    link.allowedOrigins.length > 0
      ? link.allowedOrigins.map(siteName).join(", ")
      : `…${link.token.slice(-6)}`;
  const used = link.lastUsedAt && formatAgo(link.lastUsedAt, nowMs, locale);
  return (
    <tr className={css.row()}>
      <th scope="row" className={css.mainCell}>
        <span className={css.name}>{linkName(link.kind, link.settings.label)}</span>
        <span className={css.under}>{where}</span>
      </th>
      <td className={css.stateCell}>
        <Chip {...looks[link.status]}>{shareCopy.statuses[link.status]}</Chip>
      </td>
      <td className={`${css.widestCell} ${css.numbers}`}>{link.useCount || "–"}</td>
      <td className={css.wideCell}>{used ?? "Never"}</td>
      <td className={css.actionCell}>
        {link.status === "active" && <LinkMenu event={event} link={link} />}
      </td>
    </tr>
  );
}
