import type { Meta, StoryObj } from "@storybook/react-vite";
import { Smile } from "lucide-react";
import { useState } from "react";
import { expect, fireEvent, fn, waitFor } from "storybook/test";
import { walk } from "../../keyboard/walk.ts";
import { IconButton } from "../icon-button/IconButton.tsx";
import { Composer, type ComposerProps } from "./Composer.tsx";
import { ComposerFileList } from "./ComposerFileList.tsx";

const send = fn();
const add = fn();
const leave = fn();

function Live(props: ComposerProps) {
  const [draft, setDraft] = useState(props.value);
  const sendIt = () => {
    send(draft);
    setDraft("");
  };
  return <Composer {...props} value={draft} onValueChange={setDraft} onSend={sendIt} />;
}

const square =
  "data:image/svg+xml," +
  encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 72 72"><rect width="72" height="72" fill="sienna"/></svg>`,
  );

const meta = {
  title: "Talking/Composer",
  component: Composer,
  subcomponents: { ComposerFileList },
  render: (args) => <Live {...args} />,
  args: {
    label: "Message to 138 people",
    value: "",
    onValueChange: fn(),
    onSend: fn(),
    files: { list: [], add, remove: fn() },
    tools: <IconButton label="Emoji" icon={<Smile />} />,
  },
} satisfies Meta<typeof Composer>;

export default meta;

type Story = StoryObj<typeof meta>;

export const AtRest: Story = {};
export const Answering: Story = {
  args: {
    value: "Wonderful. I ask the class for songs tonight, twenty at most",
    quote: {
      author: "Siobhán Byrne",
      text: "One set before dinner, forty minutes, and they want a song list from us.",
      onLeave: leave,
    },
  },
};
const filesOf = {
  add,
  remove: fn(),
  retry: fn(),
  list: [
    { id: "1", name: "lake.jpg", src: square },
    { id: "2", name: "lights.jpg", src: square, progress: 0.64 },
    { id: "4", name: "Kofi’s plan of the ferry, both decks.pdf", detail: "1.4 MB" },
    { id: "5", name: "boats.xlsx", detail: "48 kB", progress: 0.2 },
    { id: "3", name: "scan.tiff", problem: "scan.tiff is of a kind that cannot be sent here." },
    { id: "6", name: "band.mp3", problem: "band.mp3 did not arrive.", canRetry: true },
  ],
};
export const WithFiles: Story = { args: { files: filesOf } };
export const NearlyFull: Story = { args: { value: "Bring a song. ".repeat(68), maxLength: 1000 } };
export const SixLinesAtMost: Story = {
  args: { value: Array.from({ length: 14 }, (_, at) => `Line ${at + 1}`).join("\n") },
};
export const OnlyToRead: Story = { args: { closed: "Only hosts write here." } };

export const GrowsToSixLines: Story = {
  tags: ["!autodocs"],
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole("textbox", { name: "Message to 138 people" });
    const low = field.clientHeight;
    const type = (lines: number) =>
      fireEvent.change(field, { target: { value: Array(lines).fill("a").join("\n") } });
    await type(3);
    await waitFor(() => expect(field.clientHeight).toBe(low + 2 * 23));
    await type(6);
    await waitFor(() => expect(field.clientHeight).toBe(low + 5 * 23));
    await type(20);
    await waitFor(() => expect(field.scrollHeight).toBeGreaterThan(low + 5 * 23));
    await expect(field.clientHeight).toBe(low + 5 * 23);
    await userEvent.clear(field);
  },
};

export const NothingIsNotSent: Story = {
  tags: ["!autodocs"],
  play: async ({ canvas, userEvent }) => {
    send.mockClear();
    const field = canvas.getByRole("textbox");
    await userEvent.type(field, "   {Enter}");
    await expect(send).not.toHaveBeenCalled();
    await expect(canvas.getByRole("button", { name: "Send" })).toHaveAttribute(
      "aria-disabled",
      "true",
    );
  },
};

/** The Enter that takes over a word of Japanese is not one that sends. */
export const LettersThatArePutTogether: Story = {
  tags: ["!autodocs"],
  play: async ({ canvas }) => {
    send.mockClear();
    const field = canvas.getByRole("textbox");
    await fireEvent.change(field, { target: { value: "にほん" } });
    await fireEvent.keyDown(field, { key: "Enter", isComposing: true });
    await fireEvent.keyDown(field, { key: "Enter", keyCode: 229 });
    await expect(send).not.toHaveBeenCalled();
    await fireEvent.keyDown(field, { key: "Enter", keyCode: 13 });
    await expect(send).toHaveBeenCalledWith("にほん");
  },
};

/** What failed is sent once more or left; what is on its way can be stopped, and does not hold up the words. */
export const FilesInTheHand: Story = {
  tags: ["!autodocs"],
  args: { files: filesOf },
  play: async ({ canvas, userEvent }) => {
    send.mockClear();
    await userEvent.click(canvas.getByRole("button", { name: "Try again: band.mp3" }));
    await expect(filesOf.retry).toHaveBeenCalledWith("6");
    await userEvent.click(canvas.getByRole("button", { name: "Stop lights.jpg" }));
    await expect(filesOf.remove).toHaveBeenCalledWith("2");
    await userEvent.click(canvas.getByRole("button", { name: "Send" }));
    await expect(send).toHaveBeenCalled();
  },
};

export const PastedPicture: Story = {
  tags: ["!autodocs"],
  play: async ({ canvas }) => {
    add.mockClear();
    const field = canvas.getByRole("textbox");
    const picture = new File(["a"], "lake.png", { type: "image/png" });
    const clipboardData = new DataTransfer();
    clipboardData.items.add(picture);
    field.dispatchEvent(
      new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }),
    );
    await expect(add).toHaveBeenCalledWith([picture]);
    // Cells of a table bring a picture of themselves along: their words are meant.
    add.mockClear();
    const cells = new DataTransfer();
    cells.items.add(picture);
    cells.setData("text/plain", "Ada\t4");
    cells.setData("text/html", "<table></table>");
    field.dispatchEvent(
      new ClipboardEvent("paste", { clipboardData: cells, bubbles: true, cancelable: true }),
    );
    await expect(add).not.toHaveBeenCalled();
  },
};

export const Keyboard: Story = {
  tags: ["!autodocs"],
  args: { quote: { author: "Siobhán Byrne", text: "A song list, please.", onLeave: leave } },
  play: async (context) => {
    send.mockClear();
    leave.mockClear();
    await walk(
      ["{Tab}", "button Do not reply to this"],
      ["{Tab}", "button Attach files"],
      ["{Tab}", "textbox Message to 138 people"],
      [
        "One{Shift>}{Enter}{/Shift}Two",
        "textbox Message to 138 people",
        () => expect(document.activeElement).toHaveValue("One\nTwo"),
      ],
      [
        "{Enter}",
        "textbox Message to 138 people",
        () => expect(send).toHaveBeenCalledWith("One\nTwo"),
      ],
      ["{Escape}", "textbox Message to 138 people", () => expect(leave).toHaveBeenCalled()],
      ["{Tab}", "button Emoji"],
      ["{Tab}", "button Send"],
    )(context);
  },
};
