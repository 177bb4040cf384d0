import type { EventMove } from "@jubilee/core/events/event-moves.types";
import type { Decorator, Meta, StoryObj } from "@storybook/react-vite";
import { Suspense } from "react";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { expect } from "storybook/test";
import { PortalContext } from "../../../app/portal/PortalContext.ts";
import { choir } from "../../../testing/anEvent.ts";
import { aSignedInPortal } from "../../../testing/aSignedInPortal.ts";
import { MovedBanner } from "./MovedBanner.tsx";

const portal = aSignedInPortal();
const queries = new QueryClient();
const insideSession: Decorator = (Story) => (
  <PortalContext value={portal}>
    <QueryClientProvider client={queries}>
      <Suspense fallback={null}>
        <Story />
      </Suspense>
    </QueryClientProvider>
  </PortalContext>
);

const june = { startLocal: "2036-06-12T18:30", timeZone: "Europe/Berlin", place: "The Mill" };
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
const move: EventMove = {
  id: "move",
  madeAt: inMinutes(-10),
  undoUntil: inMinutes(50),
  by: "Kofi Mensah",
  isMine: true,
  told: 12,
  dates: 1,
  things: 34,
  before: june,
  after: { ...june, startLocal: "2036-08-14T18:30" },
};

const meta = {
  title: "Screens/Events/Moved",
  tags: ["!autodocs"],
  component: MovedBanner,
  decorators: [insideSession],
  args: { event: choir, move },
} satisfies Meta<typeof MovedBanner>;

export default meta;

type Story = StoryObj<typeof meta>;

export const ByYou: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("You moved this event")).toBeVisible();
    await expect(
      canvas.getByText(/It was on .*June 12.*What hangs on it went along/),
    ).toBeVisible();
    await expect(canvas.getByText(/Until .*\(Central European.*brought back/)).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Undo" })).toBeEnabled();
  },
};
export const BySomebodyElseToAnotherPlace: Story = {
  args: { move: { ...move, isMine: false, things: 0, after: { ...june, place: "The castle" } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Kofi Mensah moved this event")).toBeVisible();
    await expect(canvas.getByText(/It was at The Mill/)).toBeVisible();
    await expect(canvas.queryByText(/went along/)).toBeNull();
  },
};
export const ASeries: Story = {
  args: { move: { ...move, dates: 8 } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/8 dates moved, with what hangs on them/)).toBeVisible();
  },
};
