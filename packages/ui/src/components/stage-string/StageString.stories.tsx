import type { Meta, StoryObj } from "@storybook/react-vite";
import { Stack } from "../stack/Stack.tsx";
import { StageString, type StringStage } from "./StageString.tsx";

const stage = (
  key: string,
  name: string,
  done: number,
  total: number,
  when: string,
): StringStage => ({
  key,
  name,
  done,
  total,
  note: done === total ? `done · ${when}` : `${done} of ${total} · ${when}`,
});

const school: readonly StringStage[] = [
  stage("begin", "Find each other", 9, 9, "Nov to January"),
  stage("settle", "Set the day", 8, 8, "January"),
  stage("invite", "Invite", 11, 12, "March to May"),
  stage("fill", "Fill the weekend", 10, 14, "April to June"),
  stage("last", "The last three weeks", 3, 12, "from 22 May"),
  stage("day", "The day, and after", 0, 4, "12 June"),
];

const meta = {
  title: "Data/StageString",
  component: StageString,
  args: {
    label: "The stages of planning",
    subject: "bunting",
    typeId: "school-type-1",
    eventId: "reunion",
    stages: school,
    now: { key: "fill", label: "You are here" },
  },
} satisfies Meta<typeof StageString>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Bunting: Story = {};

/** Nothing hangs on it yet. */
export const Empty: Story = {
  args: {
    stages: school.map(({ key, name }) => ({ key, name, done: 0, total: 0, note: "nothing yet" })),
    now: { key: "begin", label: "You are here" },
  },
};

const others = [
  ["patches", "family-type-1"],
  ["stops", "friends-type-1"],
  ["balloons", "milestone-type-1"],
  ["pennants", "sports-team-type-1"],
  ["lanterns", "cultural-type-1"],
  ["shields", "fraternity-sorority-type-1"],
  ["bulbs", "professional-type-1"],
  ["rosettes", "club-type-1"],
  ["awnings", "community-type-1"],
  ["ribbons", "military-type-1"],
  ["cards", "social-type-1"],
] as const;

/** Each kind of event hangs up something of its own. */
export const Subjects: Story = {
  render: (args) => (
    <Stack gap="4">
      {others.map(([subject, typeId]) => (
        <StageString key={subject} {...args} label={subject} subject={subject} typeId={typeId} />
      ))}
    </Stack>
  ),
};
