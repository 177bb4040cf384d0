import { builtInEventTypes, listedAs } from "@jubilee/core/events/event-types.rules";
import type { EventTemplate } from "@jubilee/core/events/templates.types";
import { CalendarClock, Mail, MessageCircleQuestionMark, PanelTop, Users } from "lucide-react";
import { sequence } from "@jubilee/core/mailing/sequence.copy";
import * as css from "./Template.css.ts";

/** What an event made from a template has and is offered, each in a sentence. */
export function ComesWithIt({ template }: { template: EventTemplate }) {
  const type = builtInEventTypes.find(({ id }) => id === template.eventTypeId);
  const mails = sequence.map(({ name }) => name.charAt(0).toLowerCase() + name.slice(1));
  const lines = [
    {
      Icon: CalendarClock,
      text: `The programme above as activities, with their hours: ${template.programme.length} to begin with, and all of them yours to change.`,
    },
    {
      Icon: PanelTop,
      text: "A page with this cover and the first words, on which people answer. It stays a draft until you publish it.",
    },
    {
      Icon: MessageCircleQuestionMark,
      text: "Every guest is asked whether they come and who comes along; what else you want to know, such as a meal, you add as questions.",
    },
    {
      Icon: Mail,
      text: `Mails around the day, offered as drafts with their dates: ${new Intl.ListFormat("en").format(mails)}.`,
    },
    ...(type ? [{ Icon: Users, text: listedAs(type) }] : []),
  ];
  return (
    <ul className={css.comes}>
      {lines.map(({ Icon, text }) => (
        <li key={text} className={css.comesLine}>
          <Icon size={20} aria-hidden="true" />
          {text}
        </li>
      ))}
    </ul>
  );
}
