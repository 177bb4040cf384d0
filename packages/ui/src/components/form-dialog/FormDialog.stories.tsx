import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, screen, waitFor } from "storybook/test";
import { walk } from "../../keyboard/walk.ts";
import { Button } from "../button/Button.tsx";
import { Stack } from "../stack/Stack.tsx";
import { TextField } from "../text-field/TextField.tsx";
import { FormDialog, type FormDialogProps } from "./FormDialog.tsx";

function Guest(props: FormDialogProps) {
  const [name, setName] = useState("");
  const [error, setError] = useState<string>();
  return (
    <FormDialog
      {...props}
      unsaved={name !== ""}
      onSubmit={async () => {
        setError(name ? undefined : "A guest needs a first name.");
        if (name) await props.onSubmit();
      }}
    >
      <Stack>
        <TextField label="First name" value={name} error={error} onValueChange={setName} />
        <TextField label="Last name" />
      </Stack>
    </FormDialog>
  );
}

function Opened(props: FormDialogProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Add a guest</Button>
      {isOpen && <Guest {...props} onClose={() => setOpen(false)} />}
    </>
  );
}

const meta = {
  title: "Overlays/FormDialog",
  component: FormDialog,
  render: (args) => <Guest {...args} />,
  args: {
    title: "Add a guest",
    submitLabel: "Add to the list",
    onSubmit: fn(),
    onClose: fn(),
    children: null,
  },
} satisfies Meta<typeof FormDialog>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Usual: Story = {};
export const Saving: Story = { args: { busy: true } };
export const TakesAway: Story = {
  args: { title: "Refund order J-4471", submitLabel: "Refund $180.00", destructive: true },
};
export const GathersWhatIsWrong: Story = {
  tags: ["!autodocs"],
  play: async ({ userEvent, args }) => {
    const first = await screen.findByRole("textbox", { name: "First name" });
    await waitFor(() => expect(first).toHaveFocus());
    await userEvent.click(screen.getByRole("button", { name: "Add to the list" }));
    const summary = await screen.findByRole("group", { name: /to put right$/ });
    await waitFor(() => expect(summary).toHaveFocus());
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};
export const ByKeyboard: Story = {
  render: (args) => <Opened {...args} />,
  play: walk(
    ["{Tab}", "button Add a guest"],
    ["{Enter}", "textbox First name"],
    ["Ute{Escape}", "button Keep typing"],
    ["{Enter}", "textbox First name", { value: "Ute" }],
    ["{Escape}", "button Keep typing"],
    ["{Tab}", "button Close"],
    ["{Enter}", "button Add a guest", () => expect(screen.queryByRole("dialog")).toBeNull()],
  ),
};
