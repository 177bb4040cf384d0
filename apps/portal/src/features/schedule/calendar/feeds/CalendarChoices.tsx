import {
  CalendarPlus,
  ChevronRight,
  Laptop,
  Mail,
  Smartphone,
  type LucideIcon,
} from "lucide-react";
import { choice, choiceMark, choiceMarks, choices, choiceWords, under } from "./Feeds.css.ts";

interface CalendarKind {
  /** Empty where somebody will say it. */
  name: string;
  label: string;
  where: string;
  Icon: LucideIcon;
  tone: keyof typeof choiceMarks;
}

/** Those most people look into; whatever else subscribes to a link works as well. */
const kinds: readonly CalendarKind[] = [
  {
    name: "Google Calendar",
    label: "Google Calendar",
    where: "On Android and in the browser",
    Icon: Smartphone,
    tone: "sky",
  },
  {
    name: "Apple Calendar",
    label: "Apple Calendar",
    where: "On iPhone, iPad and Mac",
    Icon: Laptop,
    tone: "brick",
  },
  { name: "Outlook", label: "Outlook", where: "At work and at home", Icon: Mail, tone: "plum" },
  {
    name: "",
    label: "Another calendar",
    where: "Any that subscribes to a link",
    Icon: CalendarPlus,
    tone: "marigold",
  },
];

/** Where do you look? Each gets a link of its own. */
export function CalendarChoices({ onChoose }: { onChoose: (name: string) => void }) {
  return (
    <ul className={choices} aria-label="Add your events to">
      {kinds.map(({ name, label, where, Icon, tone }) => (
        <li key={label}>
          <button type="button" className={choice} onClick={() => onChoose(name)}>
            <span className={`${choiceMark} ${choiceMarks[tone]}`}>
              <Icon size={20} strokeWidth={1.75} aria-hidden="true" />
            </span>
            <span className={choiceWords}>
              <b>{label}</b>
              <span className={under}>{where}</span>
            </span>
            <ChevronRight size={18} aria-hidden="true" />
          </button>
        </li>
      ))}
    </ul>
  );
}
