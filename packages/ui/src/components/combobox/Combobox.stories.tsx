import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fireEvent, fn, screen, waitFor } from "storybook/test";
import { Avatar } from "../avatar/Avatar.tsx";
import { focusField } from "../form/focusField.ts";
import { Combobox, type ComboboxProps } from "./Combobox.tsx";
import { matchOptions } from "./matchOptions.ts";

function Live(props: ComboboxProps) {
  const [value, setValue] = useState(props.value);
  return (
    <Combobox
      {...props}
      value={value}
      onValueChange={(next, option) => {
        setValue(next);
        props.onValueChange(next, option);
      }}
    />
  );
}

const people = [
  {
    value: "1",
    label: "Adaeze Okonkwo",
    detail: "adaeze@mail.example.com",
    group: "Class of 1997",
  },
  { value: "2", label: "Björn Lindström", detail: "with Adaeze", group: "Class of 1997" },
  {
    value: "3",
    label: "ليلى الحدّاد",
    detail: "layla.haddad@mail.example.com",
    group: "Class of 1998",
  },
  {
    value: "4",
    label: "Maximiliana Featherstonehaugh-Villavicencio",
    detail: "maximiliana.fv@mail.example.com",
    group: "Class of 1998",
  },
  {
    value: "5",
    label: "Jörg Müller",
    detail: "left in 1995",
    group: "Class of 1998",
    disabled: true,
  },
].map((person) => ({ ...person, icon: <Avatar name={person.label} size="s" /> }));

const meta = {
  title: "Forms/Combobox",
  component: Combobox,
  render: (args) => <Live {...args} />,
  args: {
    label: "Looked after by",
    placeholder: "Type a name",
    value: "",
    options: people,
    onValueChange: fn(),
  },
} satisfies Meta<typeof Combobox>;

export default meta;

type Story = StoryObj<typeof meta>;

const box = () => screen.findByRole("combobox");
/** It fades: what is looked at afterwards must not be half of it. */
const listGone = () => waitFor(() => expect(screen.queryByRole("listbox")).toBeNull());

export const ByKeyboard: Story = {
  play: async ({ userEvent, args }) => {
    const field = await box();
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await userEvent.keyboard("bjor");
    const option = await screen.findByRole("option", { name: /Björn/ });
    await waitFor(() => expect(option).toHaveAttribute("data-highlighted"));
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(field).toHaveValue("Björn Lindström"));
    await expect(args.onValueChange).toHaveBeenLastCalledWith("2", expect.anything());
    await userEvent.keyboard("{ArrowDown}");
    await waitFor(() => expect(field).toHaveAttribute("aria-expanded", "true"));
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(field).toHaveAttribute("aria-expanded", "false"));
    await expect(field).toHaveValue("Björn Lindström");
    const escaped = new Promise<void>((resolve) => {
      const opening = new MutationObserver(() => {
        if (field.getAttribute("aria-expanded") !== "true") return;
        opening.disconnect();
        void fireEvent.keyDown(field, { key: "Escape" });
        resolve();
      });
      opening.observe(field, { attributeFilter: ["aria-expanded"] });
    });
    await userEvent.keyboard("{ArrowDown}");
    await escaped;
    await waitFor(() => expect(field).toHaveAttribute("aria-expanded", "false"));
    await listGone();
  },
};

export const Open: Story = {
  args: { value: "3" },
  play: async ({ userEvent }) => {
    await userEvent.click(await box());
    await waitFor(() => expect(screen.getAllByRole("option")).toHaveLength(5));
    await expect(screen.getByRole("option", { selected: true })).toHaveTextContent("ليلى الحدّاد");
    // What is still fading in has not its colours yet.
    await waitFor(() => expect(document.getAnimations()).toHaveLength(0));
  },
};

export const EmptiedFieldChoosesNothing: Story = {
  tags: ["!autodocs"],
  args: { value: "2" },
  play: async ({ userEvent, args }) => {
    const field = await box();
    await userEvent.clear(field);
    await userEvent.tab();
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith("", undefined));
    await listGone();
  },
};

export const WhatIsTypedAndNotChosenGoes: Story = {
  tags: ["!autodocs"],
  args: { value: "2" },
  play: async ({ userEvent }) => {
    const field = await box();
    await userEvent.clear(field);
    await userEvent.type(field, "zzz");
    await screen.findByText("Nothing fits. Try fewer letters.", {
      selector: "[aria-hidden] > span",
    });
    await userEvent.tab();
    await waitFor(() => expect(field).toHaveValue("Björn Lindström"));
    await listGone();
  },
};

const answering = (query: string) => Promise.resolve(matchOptions(people, query));

export const Asynchronous: Story = {
  args: { options: [], load: answering, value: "2", valueLabel: "Björn Lindström" },
  play: async ({ userEvent, args }) => {
    const field = await box();
    await expect(field).toHaveValue("Björn Lindström");
    await userEvent.clear(field);
    await userEvent.type(field, "adae");
    await userEvent.click(await screen.findByRole("option", { name: /^Adaeze/ }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith("1", expect.anything());
    await waitFor(() => expect(field).toHaveValue("Adaeze Okonkwo"));
  },
};

export const Searching: Story = {
  args: { options: [], load: () => new Promise(() => undefined) },
  play: async ({ userEvent }) => {
    await userEvent.type(await box(), "a");
    await screen.findByText("Searching…", { selector: "[aria-hidden] > span" });
  },
};

const flaky = fn<(query: string) => Promise<typeof people>>();

export const FailsAndTriesAgain: Story = {
  args: { options: [], load: (query) => flaky(query) },
  play: async ({ userEvent }) => {
    flaky.mockReset().mockRejectedValueOnce(new Error("offline")).mockResolvedValue(people);
    await userEvent.type(await box(), "b");
    await screen.findByText("The search did not answer.", { selector: "[aria-hidden] > span" });
    await userEvent.click(await screen.findByRole("option", { name: "Try again" }));
    await screen.findByRole("option", { name: /Björn/ });
  },
};

const created = fn();

export const AddsWhatIsMissing: Story = {
  args: {
    adding: { onAdd: created, label: (text) => `Add “${text}” as a new household` },
  },
  play: async ({ userEvent }) => {
    created.mockClear();
    await userEvent.type(await box(), "Okafor");
    await screen.findByRole("option", { name: "Add “Okafor” as a new household" });
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(created).toHaveBeenCalledWith("Okafor"));
  },
};

/** Text and Enter may come within one frame: from fast fingers, a scanner, or on a slow device. */
export const EnterUnderFastFingers: Story = {
  tags: ["!autodocs"],
  args: AddsWhatIsMissing.args ?? {},
  play: async () => {
    created.mockClear();
    const input = await box();
    input.focus();
    await fireEvent.input(input, { target: { value: "Okafor" } });
    await fireEvent.keyDown(input, { key: "Enter" });
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    await expect(input).toHaveAttribute("aria-expanded", "false");
    await listGone();
    await expect(created).toHaveBeenCalledTimes(1);
    await expect(created).toHaveBeenCalledWith("Okafor");
  },
};

/** Holds what waits for the next frame, as a busy device does, and lets it through. */
function holdFrames(): { letThrough: () => Promise<void> } {
  const request = globalThis.requestAnimationFrame;
  const held: FrameRequestCallback[] = [];
  globalThis.requestAnimationFrame = (frame) => held.push(frame);
  return {
    letThrough: async () => {
      globalThis.requestAnimationFrame = request;
      await new Promise(request);
      for (const frame of held.splice(0)) frame(performance.now());
      for (let frame = 0; frame < 3; frame += 1) await new Promise(request);
    },
  };
}

/** On a busy device a frame is long: by its end fast fingers are in the next field, and stay there. */
export const NextFieldUnderFastFingers: Story = {
  tags: ["!autodocs"],
  args: AddsWhatIsMissing.args ?? {},
  render: (args) => (
    <>
      <Live {...args} label="Room" />
      <Live {...args} label="Host" />
    </>
  ),
  play: async ({ userEvent }) => {
    created.mockClear();
    const room = await screen.findByRole("combobox", { name: "Room" });
    const host = await screen.findByRole("combobox", { name: "Host" });
    const frames = holdFrames();
    try {
      await userEvent.click(room);
      await userEvent.keyboard("Slip{Enter}{Tab}Kofi");
    } finally {
      await frames.letThrough();
    }
    await expect(created).toHaveBeenLastCalledWith("Slip");
    await expect(host).toHaveFocus();
    await expect(host).toHaveValue("Kofi");
    await expect(room).toHaveAttribute("aria-expanded", "false");
    await userEvent.keyboard(" Mensah");
    await screen.findByRole("option", { name: "Add “Kofi Mensah” as a new household" });
    await userEvent.keyboard("{Enter}");
    await expect(created).toHaveBeenLastCalledWith("Kofi Mensah");
    await listGone();
  },
};

/** A form that was sent within that frame brings the focus back all the same, and the list opens again. */
export const BackUnderFastFingers: Story = {
  tags: ["!autodocs"],
  args: AddsWhatIsMissing.args ?? {},
  render: (args) => (
    <>
      <Live {...args} id="room" />
      <button type="button" onClick={() => focusField("room")}>
        Save
      </button>
    </>
  ),
  play: async ({ userEvent }) => {
    const field = await box();
    const frames = holdFrames();
    try {
      await userEvent.click(field);
      await userEvent.keyboard("Sl");
      await userEvent.click(screen.getByRole("button", { name: "Save" }));
      await userEvent.keyboard("Pier");
    } finally {
      await frames.letThrough();
    }
    await expect(field).toHaveFocus();
    await expect(field).toHaveValue("Pier");
    await screen.findByRole("option", { name: "Add “Pier” as a new household" });
    await userEvent.keyboard("{Escape}");
    await listGone();
  },
};

export const Wrong: Story = { args: { error: "Choose who looks after them." } };
export const Disabled: Story = { args: { disabled: true, value: "1" } };
