import { askedIn } from "@jubilee/core/events/blueprint-parts.rules";
import { leadOf } from "@jubilee/core/events/blueprints.rules";
import type { AnyTemplate } from "@jubilee/core/events/own-templates.types";
import { wordsOfLead } from "@jubilee/core/events/templates.rules";
import type { Blueprint } from "@jubilee/core/events/blueprints.types";
import { counted } from "@jubilee/core/base/words.rules";
import { TabLinks } from "@jubilee/ui/tabs";
import { behindInWords } from "../../../event-kit/event/plan-check.rules.ts";
import { useAccount } from "../../../app/session/useRights.ts";
import { gutter } from "../../../app/frame/gutter.css.ts";
import { BudgetPart } from "./BudgetPart.tsx";
import { FormPart } from "./FormPart.tsx";
import { MailsPart } from "./MailsPart.tsx";
import { PagePart } from "./PagePart.tsx";
import { Programme } from "./Programme.tsx";
import { TaskSquares } from "./TaskSquares.tsx";
import { TaskStages } from "./TaskStages.tsx";
import * as css from "./Template.css.ts";
import { TemplatePart } from "./TemplatePart.tsx";
import { lackOf, wordsOfHours } from "./template.rules.ts";
import { useSectionInSight } from "./useSectionInSight.ts";

const parts = [
  { id: "programme", label: "Programme" },
  { id: "tasks", label: "Tasks over time" },
  { id: "budget", label: "Budget" },
  { id: "form", label: "Form" },
  { id: "guests-page", label: "Page" },
  { id: "mails", label: "Mails" },
] as const;

const ids = parts.map(({ id }) => id);

function Figures({ blueprint }: { blueprint: Blueprint }) {
  const { tasks, activities, budget, mails } = blueprint;
  const figures = [
    { value: tasks.length, label: `tasks over ${wordsOfLead(leadOf(blueprint))}` },
    { value: activities.length, label: "programme entries" },
    { value: budget.length, label: "budget lines" },
    { value: askedIn(blueprint), label: "questions" },
    { value: mails.length, label: "mails as drafts" },
  ];
  return (
    <ul className={css.figures}>
      {figures.map(({ value, label }) => (
        <li key={label}>
          <span className={css.figure}>{value}</span> <span>{label}</span>
        </li>
      ))}
    </ul>
  );
}

/** What the template holds, part by part; the tabs jump to them and follow. */
export function TemplateParts({ template }: { template: AnyTemplate }) {
  const { blueprint } = template;
  const current = useSectionInSight(ids);
  const account = useAccount();
  const look = { typeId: template.eventTypeId, eventId: template.seed };
  const lack = lackOf(blueprint, account?.plan ?? null);
  return (
    <>
      <Figures blueprint={blueprint} />
      {lack.length > 0 && (
        <p className={css.lack}>
          {`The programme and the page come with every plan. ${behindInWords(lack)}`}
        </p>
      )}
      <div className={css.tabs}>
        <TabLinks
          label={template.title}
          gutter={gutter}
          links={parts.map(({ id, label }) => ({
            href: `#${id}`,
            label,
            current: id === current,
          }))}
        />
      </div>
      <TemplatePart
        id="programme"
        title="Programme"
        lead={`${wordsOfHours(blueprint)}. ${counted(blueprint.activities.length, "entry", "entries")} that move with the day and the hour you choose. Rooms and notes are proposals to fill in: guests see the programme once you publish the schedule.`}
      >
        <Programme activities={blueprint.activities} />
      </TemplatePart>
      <TemplatePart
        id="tasks"
        title="Tasks over time"
        lead="One square is one task. Each is due so many days before or after the event, and moves with it."
      >
        <TaskSquares blueprint={blueprint} />
        <TaskStages blueprint={blueprint} />
      </TemplatePart>
      <BudgetPart blueprint={blueprint} />
      <FormPart blueprint={blueprint} look={look} />
      <PagePart blueprint={blueprint} look={look} />
      <MailsPart mails={blueprint.mails} look={look} />
    </>
  );
}
