import { mailStopsCopy } from "@jubilee/core/notices/mail-stops.copy";
import { reasonOf } from "@jubilee/core/notices/mail-stops.rules";
import type { MailStop } from "@jubilee/core/notices/mail-stops.types";
import { Button } from "@jubilee/ui/button";
import type { DataColumn } from "@jubilee/ui/data-table";
import { Text } from "@jubilee/ui/text";
import { TwoLines } from "../../../page-kit/TwoLines.tsx";
import { When } from "../../../page-kit/When.tsx";
import { phoneLine } from "./StopList.css.ts";

type OnAsk = (stop: MailStop) => void;

/** What the team stopped it takes off, and what bounced it tries again; of everything else it is said who can. */
function Back({ stop, onAsk }: { stop: MailStop; onAsk: OnAsk }) {
  if (stop.kind !== "manual" && stop.kind !== "hard_bounce")
    return mailStopsCopy.back[stop.kind].map((line) => (
      <Text key={line} as="span" block size={12} tone="muted">
        {line}
      </Text>
    ));
  return (
    <Button
      size="sm"
      variant="outline"
      aria-label={`${mailStopsCopy.acts[stop.kind]}: ${stop.email}`}
      onClick={() => onAsk(stop)}
    >
      {mailStopsCopy.acts[stop.kind]}
    </Button>
  );
}

/** The columns of addresses without mails. */
export const stopColumns = (onAsk: OnAsk): DataColumn<MailStop>[] => [
  {
    id: "address",
    header: "Address",
    cell: ({ email }) => <TwoLines name={email} />,
  },
  {
    id: "why",
    header: "Why",
    widthPx: 240,
    cell: (stop) => (
      <>
        {mailStopsCopy.kinds[stop.kind]}
        <Text as="span" block size={12} tone="muted" dir="auto">
          {reasonOf(stop)}
        </Text>
      </>
    ),
  },
  {
    id: "since",
    header: "Since",
    widthPx: 130,
    cell: ({ at }) => <When at={at} />,
    from: "desktop",
  },
  {
    id: "back",
    header: "Back again",
    widthPx: 220,
    cell: (stop) => <Back stop={stop} onAsk={onAsk} />,
  },
];

/** An address on a phone: who unsubscribed is not told of again how they come back. */
export const stopPhoneLine = (onAsk: OnAsk) => (stop: MailStop) => {
  const hasButton = stop.kind in mailStopsCopy.acts;
  return (
    <div className={phoneLine}>
      <div>
        <TwoLines
          name={stop.email}
          detail={
            <>
              {`${mailStopsCopy.kinds[stop.kind]}, `}
              <When at={stop.at} />
            </>
          }
        />
        <Text as="span" block size={12} tone="muted" dir="auto">
          {reasonOf(stop)}
        </Text>
        {!hasButton && stop.kind !== "unsubscribed" && <Back stop={stop} onAsk={onAsk} />}
      </div>
      {hasButton && <Back stop={stop} onAsk={onAsk} />}
    </div>
  );
};
