import type { PlatformOverview } from "@jubilee/core/platform/platform.types";
import { Chip } from "@jubilee/ui/chip";
import { Link } from "@jubilee/ui/link";
import { Text } from "@jubilee/ui/text";
import { href } from "../../../../app/routing/href.ts";
import { adminPages } from "../../../../page-kit/admin/adminMenu.ts";
import { todo, todoLine } from "./AdminDashboard.css.ts";

type Place = keyof PlatformOverview["attention"];

const lines: readonly { key: Place; one: string; many: string; href: string }[] = [
  {
    key: "failedJobs",
    one: "job failed for good",
    many: "jobs failed for good",
    href: `${adminPages.work.href}?show=failed`,
  },
  { key: "lateJobs", one: "job is late", many: "jobs are late", href: adminPages.work.href },
  {
    key: "mismatches",
    one: "payment does not match",
    many: "payments do not match",
    href: adminPages.payments.href,
  },
  {
    key: "watchedLinks",
    one: "link of a new account is busy",
    many: "links of new accounts are busy",
    href: `${adminPages.links.href}?show=watch`,
  },
  {
    key: "violations",
    one: "security alert today",
    many: "security alerts today",
    href: href("security.center"),
  },
  {
    key: "policyReports",
    one: "kind of blocked content today",
    many: "kinds of blocked content today",
    href: adminPages.reports.href,
  },
];

/** What an administrator should look at, each with its page. */
export function Attention({ attention }: Pick<PlatformOverview, "attention">) {
  const open = lines.filter(({ key }) => attention[key] > 0);
  if (open.length === 0) {
    return (
      <>
        <Chip tone="success">All quiet</Chip>
        <Text tone="muted">No failed work, no odd payments, no alerts.</Text>
      </>
    );
  }
  return (
    <ul className={todo}>
      {open.map(({ key, one, many, href }) => (
        <li key={key} className={todoLine}>
          <span>
            <strong>{attention[key]}</strong> {attention[key] === 1 ? one : many}
          </span>
          <Link href={href} look="action">
            Look
          </Link>
        </li>
      ))}
    </ul>
  );
}
