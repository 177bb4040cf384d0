import type { Decorator, Meta, StoryObj } from "@storybook/react-vite";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { Suspense } from "react";
import { expect } from "storybook/test";
import { PortalContext } from "../../../app/portal/PortalContext.ts";
import { aSignedInPortal } from "../../../testing/aSignedInPortal.ts";
import { choir } from "../../../testing/anEvent.ts";
import { AddedBanner } from "./AddedBanner.tsx";

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
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
const added = { undoId: "undo", title: "Class Reunion", undoUntil: inMinutes(50) };

const meta = {
  title: "Screens/Events/Parts added",
  tags: ["!autodocs"],
  component: AddedBanner,
  decorators: [insideSession],
  args: { event: choir, added },
} satisfies Meta<typeof AddedBanner>;

export default meta;

type Story = StoryObj<typeof meta>;

export const WithinTheHour: Story = {
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText("Parts of “Class Reunion” came to this event"),
    ).toBeVisible();
    await expect(canvas.getByText(/Until .*\(Central European.*taken back/)).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Undo" })).toBeEnabled();
  },
};
export const AfterIt: Story = {
  args: { added: { ...added, undoUntil: inMinutes(-1) } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/came to this event/)).toBeNull();
  },
};
