import { formatMoney } from "@jubilee/core/money/money.rules";
import type { Found, FoundGroup } from "@jubilee/core/insight/own-search.types";
import { formatInstant } from "@jubilee/core/base/time.rules";
import { Button } from "@jubilee/ui/button";
import { Section } from "@jubilee/ui/section";
import { Link } from "wouter";
import type { FoundThings } from "../../../page-kit/found.types.ts";
import { useLocale } from "../../../page-kit/useLocale.ts";
import { Marked } from "./Marked.tsx";
import { detail, end, hit, row, rows, title, words } from "./Search.css.ts";

interface FoundListProps {
  things: FoundThings;
  group: FoundGroup;
  search: string;
  /** Shows only this kind; left out when it is the only one. */
  onMore?: () => void;
}

/** What was found of one kind, each a link. */
export function FoundList({ things, group, search, onMore }: FoundListProps) {
  const locale = useLocale();
  const count = new Intl.NumberFormat(locale).format(group.total);
  const fact = ({ at, timeZone, totalMinor, currency }: Found) =>
    totalMinor !== undefined && currency
      ? formatMoney(totalMinor, currency, locale)
      : at && timeZone
        ? formatInstant(at, timeZone, locale)
        : null;
  return (
    <Section
      title={`${things.name} (${count})`}
      size="section"
      action={
        onMore &&
        group.total > group.rows.length && (
          <Button variant="ghost" size="sm" onClick={onMore}>
            All {count} {things.name.toLowerCase()}
          </Button>
        )
      }
    >
      <ul className={rows}>
        {group.rows.map((found) => (
          <li key={found.id} className={row}>
            <Link href={things.address(found)} className={hit} data-hit="">
              <span className={words}>
                <span className={title}>
                  <Marked text={found.title ?? "Without a name"} search={search} />
                </span>
                {found.detail && (
                  <span className={detail}>
                    <Marked text={found.detail} search={search} />
                  </span>
                )}
              </span>
              <span className={end}>{fact(found)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
