import type { ActivityRecord } from "@jubilee/core/schedule/activities.types";
import type { EventRecord } from "@jubilee/core/events/events.types";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { usePaper } from "../../../../event-kit/paper/usePaper.ts";
import { choir } from "../../../../testing/anEvent.ts";
import { Programme } from "./Programme.tsx";

const reunion: EventRecord = {
  ...choir,
  name: "The Hartwell–Okonkwo family reunion and golden anniversary weekend at the old mill",
  eventTypeId: "family-type-1",
  coverSeed: "hartwell-1997",
  endDate: "2036-06-14T21:00:00Z",
  endLocal: "2036-06-14T23:00",
  locationName: "The Mill River Boathouse and Gardens",
  address: "41 Boathouse Lane, Lower Brookhaven",
};

const titles: [title: string, host: string | null, room: string | null][] = [
  ["Doors and the long table", "Adaeze Okonkwo", "Long room"],
  ["حفل العشاء", "ليلى الحدّاد", "قاعة النيل"],
  ["盆踊りと花火", "山田 太郎", "The slip"],
  [
    "The yearbook, page by page, read aloud by those who wrote it thirty years ago",
    "Annegret Wilhelmine Müller-Österreicher-Wolfeschlegelsteinhausen",
    "Hartwell High, the main door beside the gymnasium",
  ],
  ["Rowing the eight again", null, null],
];

const shapeOf = (day: number, place: number): ActivityRecord => {
  const [title = "", hostName = null, room = null] = titles[place] ?? [];
  const date = `2036-06-${12 + day}`;
  return {
    id: `${day} ${place}`,
    eventId: reunion.id,
    title,
    description: null,
    kind: "social",
    status: "published",
    visibility: "public",
    startAt: `${date}T${String(8 + 2 * place).padStart(2, "0")}:00:00Z`,
    endAt: `${date}T${String(9 + 2 * place).padStart(2, "0")}:30:00Z`,
    startLocal: `${date}T${10 + 2 * place}:00`,
    endLocal: `${date}T${11 + 2 * place}:30`,
    room,
    spaceId: null,
    hostName,
    hostGuestId: null,
    hostMemberId: null,
    signUp: false,
    asksRsvp: false,
    requiresRsvp: false,
    capacity: null,
    ticketTypeId: null,
    tags: [],
    materials: [],
  };
};

interface OnPaperProps {
  event: EventRecord;
  days: number;
}

function OnPaper({ event, days }: OnPaperProps) {
  const paper = usePaper(event, "strip");
  const activities = Array.from({ length: days * titles.length }, (_, index) =>
    shapeOf(Math.floor(index / titles.length), index % titles.length),
  );
  return <Programme event={event} activities={activities} paper={paper} locale="en-GB" />;
}

const meta = {
  title: "Screens/Schedule/Programme to print",
  tags: ["!autodocs"],
  component: OnPaper,
  args: { event: reunion, days: 1 },
  play: async ({ canvas, canvasElement, args }) => {
    await waitFor(() => expect(canvasElement.querySelector("img")).not.toBeNull());
    await expect(canvas.getByRole("heading", { level: 2 })).toHaveTextContent(args.event.name);
    await expect(canvas.getByText("Central European Summer Time")).toBeVisible();
    await expect(canvas.getAllByRole("listitem")).toHaveLength(args.days * titles.length);
  },
} satisfies Meta<typeof OnPaper>;

export default meta;

type Story = StoryObj<typeof meta>;

export const OneDay: Story = {};
export const ThreeDays: Story = { args: { days: 3 } };
export const ShortName: Story = { args: { event: choir } };
