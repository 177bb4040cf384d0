import { Form } from "@jubilee/ui/form";
import { Switch } from "@jubilee/ui/switch";
import { TextField } from "@jubilee/ui/text-field";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, waitFor } from "storybook/test";
import { SavePill } from "./SavePill.tsx";
import { SettingRow } from "./SettingRow.tsx";

interface SettingsProps {
  kept: string;
  onSave: () => void;
}

function Settings({ kept, onSave }: SettingsProps) {
  const [places, setPlaces] = useState(kept);
  const [hasWaitlist, setWaitlist] = useState(true);
  const changes = [
    ...(places === kept ? [] : [`Places: ${kept} becomes ${places || "no limit"}`]),
    ...(hasWaitlist ? [] : ["Waiting list: off"]),
  ];
  const undo = () => {
    setPlaces(kept);
    setWaitlist(true);
  };
  return (
    <Form label="Answers" onSubmit={onSave}>
      <div>
        <SettingRow>
          <TextField
            label="Places"
            help="141 are taken. Empty means no limit."
            value={places}
            onValueChange={setPlaces}
          />
        </SettingRow>
        <SettingRow>
          <Switch
            side="end"
            label="Waiting list"
            help="When every place is taken."
            checked={hasWaitlist}
            onCheckedChange={setWaitlist}
          />
        </SettingRow>
      </div>
      <SavePill changes={changes} isBusy={false} onUndo={undo} />
    </Form>
  );
}

const meta = {
  title: "Screens/Parts/Settings",
  tags: ["!autodocs"],
  component: Settings,
  args: { kept: "240", onSave: fn() },
} satisfies Meta<typeof Settings>;

export default meta;

type Story = StoryObj<typeof meta>;

export const AsKept: Story = {};

export const Changed: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const places = canvas.getByRole("textbox", { name: "Places" });
    await userEvent.clear(places);
    await userEvent.type(places, "160");
    await expect(canvas.getByText("Places: 240 becomes 160")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Save" }));
    await expect(args.onSave).toHaveBeenCalledOnce();
  },
};

export const TakenBack: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("switch", { name: "Waiting list" }));
    await userEvent.type(canvas.getByRole("textbox", { name: "Places" }), "0");
    await expect(canvas.getByText("2 changes")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Undo" }));
    await expect(canvas.getByRole("textbox", { name: "Places" })).toHaveValue("240");
    await expect(canvas.getByRole("switch", { name: "Waiting list" })).toBeChecked();
    await expect(canvas.queryByRole("button", { name: "Save" })).toBeNull();
  },
};

/** What is typed at the window's foot moves above the pill that comes up there. */
export const OverAField: Story = {
  decorators: [
    (Story) => (
      <div style={{ paddingBlock: "100vh" }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    const places = canvas.getByRole("textbox", { name: "Places" });
    places.focus({ preventScroll: true });
    const { bottom } = places.getBoundingClientRect();
    scrollTo(0, scrollY + bottom - innerHeight + 8);
    await userEvent.type(places, "0", { skipClick: true });
    const save = canvas.getByRole("button", { name: "Save" });
    await waitFor(() =>
      expect(places.getBoundingClientRect().bottom).toBeLessThan(save.getBoundingClientRect().top),
    );
  },
};
