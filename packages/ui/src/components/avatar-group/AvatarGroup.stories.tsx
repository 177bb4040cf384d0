import type { Meta, StoryObj } from "@storybook/react-vite";
import { Text } from "../text/Text.tsx";
import { AvatarGroup } from "./AvatarGroup.tsx";

const people = [
  "Adaeze Okonkwo",
  "Björn Lindström",
  "ليلى الحدّاد",
  "Jörg Müller",
  "Tobias Grünewald",
].map((name) => ({ name }));

const meta = {
  title: "Data/AvatarGroup",
  component: AvatarGroup,
  args: { people, children: <Text as="span">84 coming, 11 maybe</Text> },
} satisfies Meta<typeof AvatarGroup>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Usual: Story = {};
export const Two: Story = { args: { people: people.slice(0, 2), children: undefined } };
export const InTheEventsInks: Story = {
  args: { event: { typeId: "wedding", id: "lisbon" }, size: "l" },
};
