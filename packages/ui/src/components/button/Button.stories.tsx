import type { Meta, StoryObj } from "@storybook/react-vite";
import { ArrowRight, Plus, Trash2 } from "lucide-react";
import { expect, fn } from "storybook/test";
import { Inline } from "../inline/Inline.tsx";
import { Stack } from "../stack/Stack.tsx";
import { Button } from "./Button.tsx";
import type { ButtonSize, ButtonVariant } from "./button.types.ts";
import { walk } from "../../keyboard/walk.ts";

const variants: ButtonVariant[] = [
  "default",
  "destructive",
  "outline",
  "secondary",
  "ghost",
  "link",
  "primary-signup",
  "primary-action",
  "secondary-light",
  "secondary-muted",
  "primary-dark",
  "secondary-dark",
];
const sizes: Exclude<ButtonSize, "icon">[] = ["sm", "default", "lg"];

const press = fn();

const meta = {
  title: "Actions/Button",
  component: Button,
  args: { children: "Save", onClick: fn() },
} satisfies Meta<typeof Button>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Usual: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Save" }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const Variants: Story = {
  render: () => (
    <Stack gap="3" align="start">
      {variants.map((variant) => (
        <Inline key={variant}>
          {sizes.map((size) => (
            <Button key={size} variant={variant} size={size}>
              {variant}
            </Button>
          ))}
          <Button variant={variant} size="icon" aria-label={`Add, ${variant}`}>
            <Plus />
          </Button>
          <Button variant={variant} icon={<Plus />} loading>
            Adding
          </Button>
          <Button variant={variant} disabled>
            Disabled
          </Button>
        </Inline>
      ))}
    </Stack>
  ),
};

export const WithIcons: Story = {
  render: () => (
    <Inline>
      <Button icon={<Plus />}>Create event</Button>
      <Button variant="outline" iconEnd={<ArrowRight />}>
        Next
      </Button>
      <Button variant="destructive" icon={<Trash2 />}>
        Delete event
      </Button>
    </Inline>
  ),
};

export const Loading: Story = {
  args: { loading: true },
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole("button", { name: "Save, working" });
    await expect(button).toHaveAttribute("aria-busy", "true");
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

export const Pressed: Story = {
  args: { variant: "outline", pressed: true, children: "Columns" },
};

export const FullWidth: Story = { args: { fullWidth: true } };

export const LongGerman: Story = {
  args: { children: "Einladung zum Familientreffen verschicken" },
};

export const Keyboard: Story = {
  tags: ["!autodocs"],
  args: { onClick: press },
  play: walk(
    ["{Tab}", "button Save", () => expect(press).not.toHaveBeenCalled()],
    ["{Enter}", "button Save", () => expect(press).toHaveBeenCalledTimes(1)],
    [" ", "button Save", () => expect(press).toHaveBeenCalledTimes(2)],
    ["{Tab}", "page"],
  ),
};
