import { restOfParty } from "@jubilee/core/door/check-in.rules";
import type { GateTicket } from "@jubilee/core/door/check-in.types";
import { Button } from "@jubilee/ui/button";
import { Card } from "@jubilee/ui/card";
import { Text } from "@jubilee/ui/text";
import type { KeptScan } from "../device/device.types.ts";
import { line, lineWords, list } from "./Gate.css.ts";
import { resultOf } from "./verdict.rules.ts";

interface PartyRestProps {
  /** The scan on the screen. */
  scan: KeptScan | null;
  tickets: ReadonlyMap<string, GateTicket>;
  onChoose: (ids: string[]) => void;
}

/** Who else of the household can come in with the one who was just scanned. */
export function PartyRest({ scan, tickets, onChoose }: PartyRestProps) {
  const ticket = scan?.verdict.ticket;
  if (!scan || !ticket || scan.undoneAt || resultOf(scan).result === "refused") return null;
  const rest = restOfParty(ticket, tickets);
  if (rest.length === 0) return null;
  return (
    <Card
      title="Of the same party"
      action={
        rest.length > 1 && (
          <Button size="sm" onClick={() => onChoose(rest.map(({ id }) => id))}>
            {`Check in all ${rest.length}`}
          </Button>
        )
      }
    >
      <ul className={list} aria-label="Of the same party">
        {rest.map(({ id, name }) => (
          <li key={id} className={line}>
            <span className={lineWords}>
              <Text weight="strong" dir="auto">
                {name}
              </Text>
            </span>
            <Button
              size="sm"
              variant="outline"
              aria-label={`Check in ${name} too`}
              onClick={() => onChoose([id])}
            >
              Check in
            </Button>
          </li>
        ))}
      </ul>
    </Card>
  );
}
