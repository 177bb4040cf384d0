import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, screen, waitFor } from "storybook/test";
import { sampleReader } from "../../patterns/sampleReader.ts";
import { DateTimeZone, type DateTimeZoneProps } from "./DateTimeZone.tsx";
import { ZoneField } from "./ZoneField.tsx";

type LiveProps = DateTimeZoneProps & { hasChoice?: boolean };

function Live({ onZoneChange, hasChoice = true, ...props }: LiveProps) {
  const [value, setValue] = useState(props.value);
  const [zone, setZone] = useState(props.zone);
  const changeZone = (next: string) => {
    setZone(next);
    onZoneChange?.(next);
  };
  return (
    <DateTimeZone
      {...props}
      value={value}
      onValueChange={setValue}
      zone={zone}
      {...(hasChoice ? { onZoneChange: changeZone } : {})}
    />
  );
}

const meta = {
  title: "Forms/DateTimeZone",
  component: Live,
  subcomponents: { DateTimeZone, ZoneField },
  args: {
    label: "Starts",
    value: "2027-06-12T18:30",
    zone: "Europe/Berlin",
    onZoneChange: fn(),
    locale: "en-GB",
    read: sampleReader,
    viewerZone: "Europe/Berlin",
  },
} satisfies Meta<typeof Live>;

export default meta;

type Story = StoryObj<typeof meta>;

export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const zone = await canvas.findByLabelText("Time zone");
    await expect(zone).toHaveValue("Berlin");
    await expect(zone).toHaveAccessibleDescription("Central European Summer Time, UTC+2");
    await userEvent.clear(zone);
    await userEvent.keyboard("new york");
    const option = await screen.findByRole("option", { name: /New York/ });
    await waitFor(() => expect(option).toHaveAttribute("data-highlighted"));
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(args.onZoneChange).toHaveBeenCalledWith("America/New_York"));
    await expect(zone).toHaveAccessibleDescription(
      "Eastern Daylight Time, UTC-4".replace("-", "−"),
    );
  },
};

/** A country finds its zones, in English and as it is called at home; where most people live comes first. */
export const ByCountry: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const zone = await canvas.findByLabelText("Time zone");
    for (const [country, city] of [
      ["日本", /Tokyo/],
      ["brasil", /Sao Paulo/],
      ["portugal", /Lisbon/],
    ] as const) {
      await userEvent.clear(zone);
      await userEvent.keyboard(country);
      const option = await screen.findByRole("option", { name: city });
      await waitFor(() => expect(option).toHaveAttribute("data-highlighted"));
    }
    await expect(await screen.findByRole("option", { name: /Azores.*Portugal/ })).toBeVisible();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(args.onZoneChange).toHaveBeenCalledWith("Europe/Lisbon"));
  },
};

export const TimeThatDoesNotExist: Story = {
  args: { value: "2027-03-28T02:30" },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText("Starts")).toHaveAccessibleDescription(
      /There is no 02:30 that day.*It counts as 03:30\./,
    );
  },
};

export const TimeThatComesTwice: Story = { args: { value: "2027-10-31T02:30" } };

export const ZoneOfTheEvent: Story = {
  args: { label: "Answers close", optional: true, hasChoice: false },
};

export const Wrong: Story = {
  args: {
    value: "",
    zone: "",
    error: "Say when it starts.",
    zoneError: "Choose the zone of the place.",
  },
};
