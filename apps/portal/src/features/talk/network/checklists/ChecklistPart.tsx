import type {
  ChecklistItem,
  PlanningContact,
  SharedChecklist,
} from "@jubilee/core/talk/network.types";
import { Heading } from "@jubilee/ui/heading";
import { Progress } from "@jubilee/ui/progress";
import { ChevronDown } from "lucide-react";
import { useId } from "react";
import * as css from "../Network.css.ts";
import { AddLine } from "./AddLine.tsx";
import { ChecklistLine } from "./ChecklistLine.tsx";
import { ChecklistMenu } from "./ChecklistMenu.tsx";
import { doneOf, sharedWith } from "./checklist.rules.ts";

const isOpen = ({ doneAt }: ChecklistItem) => doneAt === null;

interface ChecklistPartProps {
  checklist: SharedChecklist;
  contacts: readonly PlanningContact[];
}

/** One shared checklist: how far it is, who has it, its lines, and where the next is written. */
export function ChecklistPart({ checklist, contacts }: ChecklistPartProps) {
  const id = useId();
  const { items, title } = checklist;
  const done = doneOf(checklist);
  return (
    <section className={css.checklist} aria-labelledby={id}>
      <div className={css.checklistHead}>
        <div>
          <span className={css.checklistTitle}>
            <Heading level={2} id={id}>
              <bdi>{title}</bdi>
            </Heading>
          </span>
          <span className={css.asideText}>{sharedWith(checklist)}</span>
        </div>
        <ChecklistMenu checklist={checklist} contacts={contacts} />
      </div>
      {items.length > 0 && (
        <Progress
          label={`Done in ${title}`}
          hideLabel
          value={done}
          max={items.length}
          detail={`${done} of ${items.length} done`}
          tone={done === items.length ? "celebrate" : "action"}
        />
      )}
      <ul className={css.items}>
        {items.filter(isOpen).map((item) => (
          <ChecklistLine key={item.id} checklistId={checklist.id} item={item} />
        ))}
      </ul>
      {done > 0 && (
        <details className={css.doneItems}>
          <summary>
            <ChevronDown size={16} aria-hidden="true" />
            {`${done} done`}
          </summary>
          <ul className={css.items}>
            {items
              .filter((item) => !isOpen(item))
              .map((item) => (
                <ChecklistLine key={item.id} checklistId={checklist.id} item={item} />
              ))}
          </ul>
        </details>
      )}
      <AddLine checklist={checklist} />
    </section>
  );
}
