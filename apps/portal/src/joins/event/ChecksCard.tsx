import { Card } from "@jubilee/ui/card";
import { Link } from "@jubilee/ui/link";
import { Circle, CircleCheck, CircleDashed, CircleDot } from "lucide-react";
import type { EventCardProps } from "../../event-kit/event/card.types.ts";
import type { CheckLine, EventCheck } from "../../event-kit/event/check.types.ts";
import { useRows } from "../../event-kit/event/useRows.ts";
import { done, item, list, open, settled, why as whyStyle } from "./ChecksCard.css.ts";

const marks = {
  done: { Icon: CircleCheck, label: "Done", look: done },
  open: { Icon: Circle, label: "Open", look: open },
  missing: { Icon: CircleDot, label: "Needed", look: open },
  optional: { Icon: CircleDashed, label: "Optional", look: open },
} as const;

interface ChecksCardProps extends EventCardProps {
  checks: readonly EventCheck[];
}

/** What is ready and what is missing, while the event is a draft. */
export function ChecksCard({ event, overview, checks }: ChecksCardProps) {
  const { rows } = useRows(checks, { event, overview });
  return (
    <Card title="Before it goes out">
      <ul className={list}>
        {rows.map(({ source, row }) =>
          row.state === "plan" ? null : <Line key={source.key} row={row} />,
        )}
      </ul>
    </Card>
  );
}

function Line({ row: { state, words, why, href, act } }: { row: CheckLine }) {
  const { Icon, label, look } = marks[state];
  return (
    <li className={item}>
      <Icon size={20} className={look} aria-label={label} />
      <span className={state === "done" ? settled : undefined}>
        {words}
        {why && <span className={whyStyle}> {why}</span>}
        {state === "optional" && <span className={whyStyle}> Optional</span>}
      </span>
      {state !== "done" && (
        <Link look="action" href={href} aria-label={`${act}: ${words}`}>
          {act}
        </Link>
      )}
    </li>
  );
}
