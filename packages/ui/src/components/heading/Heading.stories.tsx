import type { Meta, StoryObj } from "@storybook/react-vite";
import { Stack } from "../stack/Stack.tsx";
import { Heading } from "./Heading.tsx";

const meta = {
  title: "Text and layout/Heading",
  component: Heading,
  args: { level: 1, children: "Hartwell High Class of 1997: Thirty Years On" },
} satisfies Meta<typeof Heading>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Sizes: Story = {
  render: ({ children }) => (
    <Stack gap="6">
      <Heading level={1} size="hero">
        {children}
      </Heading>
      <Heading level={2} size="page">
        {children}
      </Heading>
      <Heading level={2} size="event">
        Großes Grünewald-Familientreffen am Tegernsee
      </Heading>
      <Heading level={3} size="section">
        Also coming up
      </Heading>
      <Heading level={4} size="panel">
        Answers over time
      </Heading>
      <Heading level={4} size="row">
        Saturday banquet
      </Heading>
    </Stack>
  ),
};
