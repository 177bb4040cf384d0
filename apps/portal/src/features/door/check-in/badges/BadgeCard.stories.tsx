import type { Badge } from "@jubilee/core/door/check-in.types";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { CardSheets } from "../../../../event-kit/paper/CardSheets.tsx";
import { usePaper } from "../../../../event-kit/paper/usePaper.ts";
import { choir } from "../../../../testing/anEvent.ts";
import { BadgeCard, type BadgeFormat } from "./BadgeCard.tsx";
import { sheet } from "./Badges.css.ts";

const names = [
  "Annegret Wilhelmine Müller-Österreicher",
  "Kofi Mensah",
  "ليلى الحدّاد",
  "山田 太郎",
  "Wolfeschlegelsteinhausenbergerdorff",
  "김민준",
  "Dr. Bartholomäus van der Waals",
  "Lina",
  "Siobhán Ní Mhaoldomhnaigh",
];

const badges: Badge[] = names.map((name, index) => ({
  id: String(index),
  name,
  number: `7DV-EDNS-${index + 1}`,
  typeId: "guest",
  code: `https://events.example/t/${index}-4f9a2c71d0`,
}));

const reunion = { ...choir, eventTypeId: "school-type-1", coverSeed: "hartwell-1997" } as const;

function Badges({ format }: { format: BadgeFormat }) {
  const paper = usePaper(reunion, format === "a6" ? "badge" : "strip");
  const cards = badges.map((badge) => (
    <BadgeCard
      key={badge.id}
      badge={badge}
      eventName="Hartwell High Class of 1997: Thirty Years On"
      typeName="Dinner and dance"
      format={format}
      paper={paper}
    />
  ));
  return <div className={sheet}>{format === "label" ? <CardSheets cards={cards} /> : cards}</div>;
}

const meta = {
  title: "Screens/Door/Badges",
  tags: ["!autodocs"],
  component: Badges,
  args: { format: "a6" },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll("img")).toHaveLength(names.length));
  },
} satisfies Meta<typeof Badges>;

export default meta;

type Story = StoryObj<typeof meta>;

export const A6: Story = {};
export const Labels: Story = { args: { format: "label" } };
