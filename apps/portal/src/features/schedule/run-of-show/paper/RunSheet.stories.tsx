import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { usePaper } from "../../../../event-kit/paper/usePaper.ts";
import { choir } from "../../../../testing/anEvent.ts";
import { aRunOfShow } from "../testing/aRunOfShow.ts";
import { RunSheet, type SheetKind } from "./RunSheet.tsx";

const show = aRunOfShow();

function OnPaper({ kind }: { kind: SheetKind }) {
  const paper = usePaper(choir, "strip");
  return <RunSheet show={show} kind={kind} paper={paper} locale="en-GB" />;
}

const meta = {
  title: "Screens/Schedule/Run sheet",
  tags: ["!autodocs"],
  component: OnPaper,
  args: { kind: "time" },
} satisfies Meta<typeof OnPaper>;

export default meta;

type Story = StoryObj<typeof meta>;

export const ByTime: Story = {
  play: async ({ canvas }) => {
    const lines = canvas.getAllByRole("listitem").map(({ textContent }) => textContent);
    await expect(lines).toHaveLength(13);
    await expect(lines[0]).toContain("Pin up the photographs");
    await expect(lines.map((line) => line.slice(0, 5)).toSorted()).toEqual(
      lines.map((line) => line.slice(0, 5)),
    );
    await expect(canvas.getByText("Central European Summer Time")).toBeVisible();
  },
};
export const ByPlace: Story = {
  args: { kind: "place" },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("heading", { level: 3 })).toHaveLength(4);
  },
};
export const ByPerson: Story = {
  args: { kind: "person" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { name: "Maya Lindqvist" })).toBeVisible();
  },
};
export const HowItWent: Story = {
  args: { kind: "report" },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("19:08 (+8)")).toBeVisible();
  },
};
