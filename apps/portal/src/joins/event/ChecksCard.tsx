import { Button } from "@jubilee/ui/button";
import { Card } from "@jubilee/ui/card";
import { Link } from "@jubilee/ui/link";
import { Stack } from "@jubilee/ui/stack";
import { Circle, CircleCheck, CircleDashed, CircleDot, Send } from "lucide-react";
import type { EventCardProps } from "../../event-kit/event/card.types.ts";
import type { Check, EventCheck } from "../../event-kit/event/check.types.ts";
import { useRows } from "../../event-kit/event/useRows.ts";
import { usePublish } from "../../features/events/event/usePublish.tsx";
import { done, item, list, open, settled, why as whyStyle } from "./ChecksCard.css.ts";

const marks = {
  done: { Icon: CircleCheck, label: "Done", look: done },
  open: { Icon: Circle, label: "Open", look: open },
  missing: { Icon: CircleDot, label: "Needed", look: open },
  plan: { Icon: CircleDashed, label: "Not in your plan", look: open },
} as const;

interface ChecksCardProps extends EventCardProps {
  checks: readonly EventCheck[];
}

/** What is ready and what is missing, while the event is a draft. */
export function ChecksCard({ event, overview, checks }: ChecksCardProps) {
  const { rows } = useRows(checks, { event, overview });
  const { isBusy, publish, question } = usePublish(event);
  return (
    <Card title="Before it goes out">
      {question}
      <Stack gap="4" align="start">
        <ul className={list} style={{ width: "100%" }}>
          {rows.map(({ source, row }) => (
            <CheckLine key={source.key} row={row} />
          ))}
        </ul>
        {event.seriesId === null && (
          <Button
            variant="secondary"
            icon={<Send />}
            loading={isBusy}
            disabled={rows.some(({ row }) => row.state === "missing")}
            onClick={publish}
          >
            Publish
          </Button>
        )}
      </Stack>
    </Card>
  );
}

function CheckLine({ row: { state, words, why, href, act } }: { row: Check }) {
  const { Icon, label, look } = marks[state];
  return (
    <li className={item}>
      <Icon size={20} className={look} aria-label={label} />
      <span className={state === "done" ? settled : undefined}>
        {words}
        {why && <span className={whyStyle}> {why}</span>}
      </span>
      {state !== "done" && (
        <Link look="action" href={href} aria-label={`${act}: ${words}`}>
          {act}
        </Link>
      )}
    </li>
  );
}
