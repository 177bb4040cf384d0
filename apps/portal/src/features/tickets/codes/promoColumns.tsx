import { promoState, promoWords } from "@jubilee/core/tickets/ticket-desk.rules";
import type { PromoCode, TicketDesk } from "@jubilee/core/tickets/ticket-desk.types";
import { mailMoment } from "@jubilee/core/base/moments.rules";
import { Chip, type ChipProps } from "@jubilee/ui/chip";
import type { DataColumn } from "@jubilee/ui/data-table";
import { TwoLines } from "../../../page-kit/TwoLines.tsx";
import { PromoMenu } from "./PromoMenu.tsx";

const looks: Record<ReturnType<typeof promoState>, { tone: ChipProps["tone"]; words: string }> = {
  active: { tone: "usual", words: "Active" },
  off: { tone: "neutral", words: "Switched off" },
  not_yet: { tone: "info", words: "Not yet" },
  ended: { tone: "neutral", words: "Ended" },
  used_up: { tone: "plum", words: "Used up" },
};

const usedWords = ({ used, maxUses }: PromoCode) =>
  maxUses === null ? `${used} used` : `${used} of ${maxUses} used`;

interface PromoContext {
  desk: TicketDesk;
  locale: string;
  nowMs: number;
  /** Null for who may only look. */
  onEdit: ((code: PromoCode) => void) | null;
}

/** The columns of promo codes. */
export function promoColumns({
  desk,
  locale,
  nowMs,
  onEdit,
}: PromoContext): DataColumn<PromoCode>[] {
  const { event, types } = desk;
  const scope = (code: PromoCode) =>
    code.ticketTypeIds.length === 0
      ? "Every ticket"
      : types
          .filter(({ id }) => code.ticketTypeIds.includes(id))
          .map(({ name }) => name)
          .join(", ");
  const stateOf = (code: PromoCode) => {
    const { tone, words } = looks[promoState(code, nowMs)];
    return <Chip tone={tone}>{words}</Chip>;
  };
  return [
    {
      id: "code",
      header: "Code",
      cell: (code) => (
        <TwoLines name={code.code} detail={promoWords(code, event.currency, locale)} />
      ),
      sortValue: ({ code }) => code,
    },
    { id: "scope", header: "For", cell: scope, from: "desktop" },
    {
      id: "used",
      header: "Uses",
      widthPx: 140,
      align: "end",
      cell: usedWords,
      sortValue: ({ used }) => used,
    },
    {
      id: "until",
      header: "Until",
      widthPx: 260,
      cell: ({ endsAt }) => (endsAt ? mailMoment(endsAt, event.timeZone, locale) : "–"),
      sortValue: ({ endsAt }) => endsAt,
      from: "wide",
    },
    { id: "state", header: "State", widthPx: 132, cell: stateOf, from: "tablet" },
    ...(onEdit
      ? [
          {
            id: "more",
            header: "Actions",
            hideHeader: true,
            widthPx: 56,
            cell: (code: PromoCode) => (
              <PromoMenu eventId={event.id} code={code} onEdit={() => onEdit(code)} />
            ),
          },
        ]
      : []),
  ];
}

/** A promo code on a phone. */
export function promoPhoneLine({ desk, locale, onEdit }: PromoContext) {
  const { event } = desk;
  return (code: PromoCode) => (
    <TwoLines
      name={code.code}
      detail={`${promoWords(code, event.currency, locale)} · ${usedWords(code)}`}
      end={onEdit && <PromoMenu eventId={event.id} code={code} onEdit={() => onEdit(code)} />}
    />
  );
}
