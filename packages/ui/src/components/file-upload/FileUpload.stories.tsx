import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { FileUpload } from "./FileUpload.tsx";

const meta = {
  title: "Forms/FileUpload",
  component: FileUpload,
  args: {
    label: "Drop your guest list here",
    help: "CSV, up to 5 MB. From a spreadsheet: File, Download, CSV.",
    accept: ".csv,text/csv",
    maxSizeBytes: 5_000_000,
    onFiles: fn(),
  },
} satisfies Meta<typeof FileUpload>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Usual: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const list = new File(["name\nAda"], "guests.csv", { type: "text/csv" });
    await userEvent.upload(canvas.getByLabelText("Drop your guest list here"), list);
    await expect(args.onFiles).toHaveBeenCalledWith([list]);
  },
};
export const Refused: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const photo = new File(["x"], "party.png", { type: "image/png" });
    const field = canvas.getByLabelText("Drop your guest list here");
    await userEvent.setup({ applyAccept: false }).upload(field, photo);
    await expect(canvas.getByText(/party.png is not one of/)).toBeVisible();
    await expect(args.onFiles).not.toHaveBeenCalled();
  },
};
export const OnTheirWay: Story = {
  args: {
    multiple: true,
    files: [
      { id: "1", name: "boathouse-1997.jpg", state: "sending", percent: 64 },
      { id: "2", name: "the-whole-class-in-front-of-the-old-boathouse.jpg", state: "done" },
      { id: "3", name: "صورة الصف.jpg", state: "failed", problem: "The connection was lost." },
    ],
    onRetry: fn(),
    onRemove: fn(),
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
    await expect(args.onRetry).toHaveBeenCalledWith("3");
    await userEvent.click(canvas.getByRole("button", { name: "Stop boathouse-1997.jpg" }));
    await expect(args.onRemove).toHaveBeenCalledWith("1");
  },
};
export const Disabled: Story = { args: { disabled: true } };
