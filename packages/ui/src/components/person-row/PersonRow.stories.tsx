import type { Meta, StoryObj } from "@storybook/react-vite";
import { Chip } from "../chip/Chip.tsx";
import { Stack } from "../stack/Stack.tsx";
import { PersonRow } from "./PersonRow.tsx";

const meta = {
  title: "Events/PersonRow",
  component: PersonRow,
  args: {
    name: "Maximiliana Featherstonehaugh-Villavicencio",
    detail: "maximiliana.fv@mail.example.com",
  },
} satisfies Meta<typeof PersonRow>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Rows: Story = {
  render: (args) => (
    <Stack>
      <PersonRow {...args} end={<Chip tone="success">Coming</Chip>} />
      <PersonRow
        name="ليلى الحدّاد"
        detail="layla.haddad@mail.example.com"
        end={<Chip mark="hollow">No answer</Chip>}
      />
    </Stack>
  ),
};
