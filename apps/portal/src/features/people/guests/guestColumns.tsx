import type { ListedGuest } from "@jubilee/core/people/guests.types";
import { formatAgo } from "@jubilee/core/base/time.rules";
import type { DataColumn } from "@jubilee/ui/data-table";
import { MoneyText } from "@jubilee/ui/money-text";
import { Text } from "@jubilee/ui/text";
import { AnswerChip } from "../../../event-kit/AnswerChip.tsx";
import { GuestName } from "./GuestName.tsx";

interface ColumnContext {
  groupTerm: string;
  memberTerm: string;
  currency: string;
  locale: string;
  nowMs: number;
}

const answerOrder = { yes: 1, maybe: 2, waitlisted: 3, pending: 4, no: 5 } as const;
const joined = (...parts: (string | null)[]) => parts.filter(Boolean).join(", ");

/** As lists of people are read aloud: the family's name, then one's own; a name in one piece by itself. */
export const byFamily = (guest: Pick<ListedGuest, "firstName" | "lastName" | "fullName">) =>
  guest.lastName ? `${guest.lastName} ${guest.firstName ?? ""}` : guest.fullName;

/** The columns of the guest table; a dash where there is nothing. */
export function guestColumns(context: ColumnContext): DataColumn<ListedGuest>[] {
  const { groupTerm, memberTerm, currency, locale, nowMs } = context;
  return [
    {
      id: "guest",
      header: memberTerm,
      cell: (guest) => <GuestName guest={guest} />,
      sortValue: ({ fullName }) => fullName,
    },
    {
      id: "family",
      widthPx: 148,
      header: "Last name",
      cell: ({ lastName }) => lastName || "–",
      sortValue: byFamily,
      from: "tablet",
    },
    {
      id: "group",
      widthPx: 120,
      header: groupTerm,
      cell: ({ groupLabel }) => groupLabel ?? "–",
      sortValue: ({ groupLabel }) => groupLabel,
      from: "tablet",
    },
    {
      id: "answer",
      widthPx: 128,
      header: "Answer",
      cell: ({ answer }) => <AnswerChip state={answer} />,
      sortValue: ({ answer }) => answerOrder[answer],
    },
    {
      id: "meal",
      widthPx: 168,
      header: "Meal and diet",
      cell: ({ mealChoice, dietary }) => joined(mealChoice, dietary) || "–",
      sortValue: ({ mealChoice, dietary }) => joined(mealChoice, dietary) || null,
      from: "wide",
    },
    {
      id: "tickets",
      widthPx: 84,
      header: "Tickets",
      align: "end",
      cell: ({ ticketCount }) => ticketCount || "–",
      sortValue: ({ ticketCount }) => ticketCount || null,
      from: "wide",
    },
    {
      id: "balance",
      widthPx: 112,
      header: "Balance",
      align: "end",
      cell: ({ dueMinor, paidMinor }) =>
        dueMinor > 0 ? (
          <Text as="span" size={14} tone="danger" weight="strong">
            <MoneyText amountMinor={dueMinor} currency={currency} /> due
          </Text>
        ) : paidMinor > 0 ? (
          "Paid"
        ) : (
          "–"
        ),
      sortValue: ({ dueMinor, paidMinor }) => dueMinor || paidMinor || null,
      from: "desktop",
    },
    {
      id: "phone",
      widthPx: 148,
      header: "Phone",
      cell: ({ phone }) => phone ?? "–",
      from: "tablet",
    },
    {
      id: "town",
      widthPx: 148,
      header: "Town",
      cell: ({ city, country }) => joined(city, country) || "–",
      sortValue: ({ city }) => city,
      from: "tablet",
    },
    {
      id: "contact",
      widthPx: 112,
      header: "Last contact",
      cell: ({ lastContactAt }) => (lastContactAt ? formatAgo(lastContactAt, nowMs, locale) : "–"),
      sortValue: ({ lastContactAt }) => lastContactAt,
      from: "tablet",
    },
  ];
}
