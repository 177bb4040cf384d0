import type { Badge } from "@jubilee/core/door/check-in.types";
import { QrCode } from "@jubilee/ui/qr-code";
import { Text } from "@jubilee/ui/text";
import { badge as badgeClass, formats, names, words } from "./Badges.css.ts";

export type BadgeFormat = keyof typeof formats;

interface BadgeCardProps {
  badge: Badge;
  eventName: string;
  typeName: string;
  format: BadgeFormat;
}

const qrPx: Record<BadgeFormat, number> = { a6: 150, label: 116 };

/** One badge: the name large enough to read across a table, the code to scan at the gate. */
export function BadgeCard({ badge, eventName, typeName, format }: BadgeCardProps) {
  return (
    <article className={`${badgeClass} ${formats[format]}`} aria-label={badge.name}>
      <div className={words}>
        <Text size={14} tone="inherit" dir="auto">
          {eventName}
        </Text>
        <span className={names[format]} dir="auto">
          {badge.name}
        </span>
        <Text size={16} tone="inherit" dir="auto">
          {typeName}
        </Text>
        {badge.number && (
          <Text size={12} tone="inherit" numeric>
            {badge.number}
          </Text>
        )}
      </div>
      {badge.code && (
        <QrCode
          value={badge.code}
          label={badge.number ? `Ticket ${badge.number}` : `Code of ${badge.name}`}
          sizePx={qrPx[format]}
        />
      )}
    </article>
  );
}
