import type { Badge } from "@jubilee/core/door/check-in.types";
import { QrCode } from "@jubilee/ui/qr-code";
import { Text } from "@jubilee/ui/text";
import { inPaper } from "../../../../event-kit/paper/inPaper.ts";
import { fittingSize, nameOnPaper } from "../../../../event-kit/paper/name-fit.rules.ts";
import { PaperCover } from "../../../../event-kit/paper/PaperCover.tsx";
import * as css from "../../../../event-kit/paper/Paper.css.ts";
import type { Paper } from "../../../../event-kit/paper/usePaper.ts";
import { body, code, coverOf, foot, formats, rest, slot } from "./Badges.css.ts";

export type BadgeFormat = keyof typeof formats;

interface BadgeCardProps {
  badge: Badge;
  eventName: string;
  typeName: string;
  format: BadgeFormat;
  paper: Paper;
}

const qrPx: Record<BadgeFormat, number> = { a6: 100, label: 90 };
const line = { a6: { width: 86, least: 9, most: 19 }, label: { width: 48, least: 4.5, most: 9 } };

/** One badge: the cover of the occasion, the name to read across a table, the code in a corner. */
export function BadgeCard({ badge, eventName, typeName, format, paper }: BadgeCardProps) {
  const { lead, rest: others } = nameOnPaper(badge.name);
  const qr = badge.code && (
    <span className={code}>
      <QrCode
        value={badge.code}
        label={badge.number ? `Ticket ${badge.number}` : `Code of ${badge.name}`}
        sizePx={qrPx[format]}
      />
    </span>
  );
  return (
    <article
      className={`${css.paper} ${formats[format]}`}
      aria-label={badge.name}
      style={inPaper(paper, fittingSize(lead, line[format]))}
    >
      <PaperCover paper={paper} className={coverOf[format]} />
      {format === "a6" && <span className={slot} />}
      <div className={body[format]} dir="auto">
        <div className={css.smallWords}>
          <span className={css.name}>{lead}</span>
          {others && <span className={rest[format]}>{others}</span>}
          <Text size={format === "a6" ? 16 : 12} tone="inherit">
            {typeName}
          </Text>
        </div>
        <div className={foot[format]}>
          {format === "a6" && (
            <span className={css.smallWords}>
              <Text size={12} tone="inherit">
                <bdi>{eventName}</bdi>
              </Text>
              {badge.number && (
                <Text size={12} tone="inherit" numeric>
                  {badge.number}
                </Text>
              )}
            </span>
          )}
          {qr}
        </div>
      </div>
    </article>
  );
}
