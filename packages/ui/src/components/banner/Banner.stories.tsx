import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { Button } from "../button/Button.tsx";
import { Stack } from "../stack/Stack.tsx";
import { Banner } from "./Banner.tsx";
import { walk } from "../../keyboard/walk.ts";

const dismiss = fn();

const meta = {
  title: "Feedback/Banner",
  component: Banner,
  args: { title: "Your trial ends in 3 days", children: "Everything stays readable afterwards." },
} satisfies Meta<typeof Banner>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Tones: Story = {
  render: (args) => (
    <Stack gap="3">
      {(["info", "success", "warning", "danger", "neutral"] as const).map((tone) => (
        <Banner key={tone} {...args} tone={tone} />
      ))}
    </Stack>
  ),
};
export const WithAction: Story = {
  args: { tone: "warning", action: <Button size="sm">Choose a plan</Button>, onDismiss: fn() },
};

export const Keyboard: Story = {
  tags: ["!autodocs"],
  args: { action: <Button size="sm">Choose a plan</Button>, onDismiss: dismiss },
  play: walk(
    ["{Tab}", "button Choose a plan"],
    ["{Tab}", "button Dismiss"],
    ["{Enter}", "button Dismiss", () => expect(dismiss).toHaveBeenCalledOnce()],
  ),
};
