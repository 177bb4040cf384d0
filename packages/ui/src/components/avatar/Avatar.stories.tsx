import type { Meta, StoryObj } from "@storybook/react-vite";
import { AvatarGroup } from "../avatar-group/AvatarGroup.tsx";
import { Inline } from "../inline/Inline.tsx";
import { Stack } from "../stack/Stack.tsx";
import { Avatar } from "./Avatar.tsx";

const names = [
  "Adaeze Okonkwo",
  "Björn Lindström",
  "ليلى الحدّاد",
  "Kofi Mensah",
  "Siobhán Byrne",
  "Dana Whitlock",
];
const event = { typeId: "school-type-1", id: "lincoln-1996" };

const meta = {
  title: "Data/Avatar",
  component: Avatar,
  args: { name: "Adaeze Okonkwo", spoken: true },
} satisfies Meta<typeof Avatar>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Everyone: Story = {
  render: () => (
    <Stack>
      {(["s", "m", "l", "xl", "xxl"] as const).map((size) => (
        <Inline key={size}>
          {names.map((name) => (
            <Avatar key={name} name={name} size={size} spoken />
          ))}
        </Inline>
      ))}
      <Inline>
        {names.map((name) => (
          <Avatar key={name} name={name} size="xxl" event={event} spoken />
        ))}
      </Inline>
      <AvatarGroup people={names.map((name) => ({ name }))} size="l" event={event}>
        <span>84 coming, 11 maybe</span>
      </AvatarGroup>
    </Stack>
  ),
};
