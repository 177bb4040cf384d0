import { Card } from "@jubilee/ui/card";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { CalendarSync, MailQuestionMark, Megaphone } from "lucide-react";
import { expect, fn } from "storybook/test";
import type { EventNeed, Need } from "../../event-kit/event/need.types.ts";
import { NeedLines } from "./NeedLines.tsx";

const line = (key: string, row: Need) => ({
  source: { key, order: 10, find: () => row } satisfies EventNeed,
  row,
});

const late = line("notice", {
  state: "late",
  icon: <Megaphone />,
  what: "They know the old details",
  why: "141 who come or may come and 42 invited without an answer.",
  act: "Tell 183 people",
});
const due = line("silent", {
  state: "due",
  icon: <MailQuestionMark />,
  what: "42 invited have not answered",
  why: "31 opened the invitation. Answers close on Saturday 29 May.",
  act: "Remind 42",
});
const news = line("programme", {
  state: "news",
  icon: <CalendarSync />,
  what: "Your classmates still see the old programme",
  why: "One entry is different since version 1. Nobody is told until you publish it again.",
  act: "Look and publish",
  href: "#programme",
});

const meta = {
  title: "Screens/Events/What waits",
  tags: ["!autodocs"],
  component: NeedLines,
  args: { found: [late, due, news], onAct: fn() },
  decorators: [
    (Story) => (
      <Card title="Needs you">
        <Story />
      </Card>
    ),
  ],
} satisfies Meta<typeof NeedLines>;

export default meta;

type Story = StoryObj<typeof meta>;

export const WorstFirst: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Remind 42" }));
    await expect(args.onAct).toHaveBeenCalledWith(due.source);
    await expect(canvas.getByRole("link", { name: "Look and publish" })).toHaveAttribute(
      "href",
      "#programme",
    );
  },
};

export const OneThing: Story = { args: { found: [news] } };
