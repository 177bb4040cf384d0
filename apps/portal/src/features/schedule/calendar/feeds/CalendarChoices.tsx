import { CalendarPlus } from "lucide-react";
import { Tile } from "../../../../page-kit/tiles/Tile.tsx";
import { tiles } from "../../../../page-kit/tiles/Tiles.css.ts";
import { AppleCalendarMark, GoogleCalendarMark, OutlookMark } from "./CalendarMarks.tsx";

/** Those most people look into; whatever else subscribes to a link works as well. */
const kinds = [
  {
    name: "Google Calendar",
    says: "On Android and in the browser",
    drawing: <GoogleCalendarMark />,
  },
  { name: "Apple Calendar", says: "On iPhone, iPad and Mac", drawing: <AppleCalendarMark /> },
  { name: "Outlook", says: "At work and at home", drawing: <OutlookMark /> },
] as const;

/** Where do you look? Each gets a link of its own. */
export function CalendarChoices({ onChoose }: { onChoose: (name: string) => void }) {
  return (
    <ul className={tiles.four} aria-label="Add your events to">
      {kinds.map(({ name, ...tile }) => (
        <Tile key={name} title={name} {...tile} does={() => onChoose(name)} />
      ))}
      <Tile
        title="Another calendar"
        says="Any that subscribes to a link"
        Icon={CalendarPlus}
        tone="marigold"
        does={() => onChoose("")}
      />
    </ul>
  );
}
