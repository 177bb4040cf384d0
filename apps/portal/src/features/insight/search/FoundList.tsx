import { formatMoney } from "@jubilee/core/money/money.rules";
import type { Found, FoundGroup } from "@jubilee/core/insight/own-search.types";
import { formatInstant } from "@jubilee/core/base/time.rules";
import { Button } from "@jubilee/ui/button";
import { Section } from "@jubilee/ui/section";
import { Link } from "wouter";
import { useLocale } from "../../../page-kit/useLocale.ts";
import { foundAddress, foundKinds } from "./found.rules.ts";
import { Marked } from "./Marked.tsx";
import { detail, end, hit, row, rows, title, words } from "./Search.css.ts";

interface FoundListProps {
  group: FoundGroup;
  search: string;
  /** Shows only this kind; left out when it is the only one. */
  onMore?: () => void;
}

/** What was found of one kind, each a link. */
export function FoundList({ group, search, onMore }: FoundListProps) {
  const locale = useLocale();
  const name = foundKinds.find(({ kind }) => kind === group.kind)?.name ?? "";
  const count = new Intl.NumberFormat(locale).format(group.total);
  const fact = ({ at, timeZone, totalMinor, currency }: Found) =>
    totalMinor !== undefined && currency
      ? formatMoney(totalMinor, currency, locale)
      : at && timeZone
        ? formatInstant(at, timeZone, locale)
        : null;
  return (
    <Section
      title={`${name} (${count})`}
      size="section"
      action={
        onMore &&
        group.total > group.rows.length && (
          <Button variant="ghost" size="sm" onClick={onMore}>
            All {count} {name.toLowerCase()}
          </Button>
        )
      }
    >
      <ul className={rows}>
        {group.rows.map((found) => (
          <li key={found.id} className={row}>
            <Link href={foundAddress(group.kind, found)} className={hit} data-hit="">
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
