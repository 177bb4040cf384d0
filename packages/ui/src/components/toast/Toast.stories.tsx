import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor, within } from "storybook/test";
import { Inline } from "../inline/Inline.tsx";
import { Button } from "../button/Button.tsx";
import { Grid } from "../grid/Grid.tsx";
import { accountToast, toast } from "./toast.ts";
import { ToastCard } from "./ToastCard.tsx";
import { Toaster } from "./Toaster.tsx";

const meta = {
  title: "Feedback/Toast",
  component: Toaster,
  beforeEach: () => () => toast.dismiss(),
} satisfies Meta<typeof Toaster>;

export default meta;

type Story = StoryObj<typeof meta>;

const stays = { durationMs: Infinity };
const close = fn();

export const Looks: Story = {
  render: () => (
    <Grid columns={{ mobile: "1", desktop: "2" }} gap="3">
      <ToastCard
        toast={{
          type: "success",
          title: "Welcome back!",
          description: "You have successfully signed in.",
        }}
        onClose={close}
      />
      <ToastCard
        toast={{
          type: "info",
          title: "Schedule published",
          description: "138 classmates can see it.",
        }}
        onClose={close}
      />
      <ToastCard
        toast={{
          type: "warning",
          title: "Premium Feature",
          description: "Ticket Management is a premium feature. Upgrade to gain access.",
        }}
        onClose={close}
      />
      <ToastCard
        toast={{
          type: "error",
          title: "Could not send to 3 guests",
          description: "Their addresses bounced.",
        }}
        onClose={close}
      />
      <ToastCard toast={{ type: "loading", title: "Importing 1,104 lines" }} onClose={close} />
      <ToastCard
        toast={{
          type: "default",
          title: "Guest removed",
          action: { label: "Undo", onClick: close },
        }}
        onClose={close}
      />
      <ToastCard
        toast={{
          type: "error",
          destructive: true,
          title: "Access Restricted",
          description: "The Event Planner Directory is only clickable by administrators.",
        }}
        onClose={close}
      />
    </Grid>
  ),
};

export const ThreeAtOnce: Story = {
  play: async ({ canvas, userEvent }) => {
    const region = within(canvas.getByRole("region", { name: "Notifications" }));
    for (const title of ["One", "Two", "Three", "Four"]) toast.success(title, stays);
    await waitFor(() => expect(region.getAllByRole("listitem")).toHaveLength(3));
    await userEvent.keyboard("{Alt>}t{/Alt}");
    await expect(canvas.getByRole("region", { name: "Notifications" })).toHaveFocus();
    await userEvent.click(region.getAllByRole("button", { name: "Close toast" })[0] as Element);
    await waitFor(() => expect(region.queryByText("Four")).toBeNull());
    await waitFor(() => expect(region.getByText("One")).toBeVisible());
  },
};

const box = (element: Element) => element.getBoundingClientRect();

async function standsInTheCorner(region: HTMLElement, offsetPx: number): Promise<void> {
  const { width, right, bottom } = box(region);
  await expect(width).toBe(Math.min(356, innerWidth - 32));
  await expect(document.documentElement.clientWidth - right).toBe(offsetPx);
  await expect(innerHeight - bottom).toBe(offsetPx);
}

export const MeasuresOnDesktop: Story = {
  tags: ["!autodocs"],
  play: async ({ canvas, userEvent }) => {
    const region = canvas.getByRole("region", { name: "Notifications" });
    for (const title of ["One", "Two", "Three"]) toast(title, stays);
    await waitFor(() => expect(within(region).getAllByRole("listitem")).toHaveLength(3));
    await standsInTheCorner(region, 32);
    await userEvent.keyboard("{Alt>}t{/Alt}");
    await waitFor(async () => {
      const [front, next, last] = within(region).getAllByRole("listitem").map(box);
      await expect((front?.top ?? 0) - (next?.bottom ?? 0)).toBeCloseTo(14, 1);
      await expect((next?.top ?? 0) - (last?.bottom ?? 0)).toBeCloseTo(14, 1);
    });
    await userEvent.keyboard("{Escape}");
    await waitFor(async () => {
      const [front, next] = within(region).getAllByRole("listitem").map(box);
      await expect(next?.bottom ?? 0).toBeGreaterThan(front?.top ?? 0);
    });
  },
};

/** What is painted where the newest notice's words are, and where its close button is. */
async function isOnTop(region: HTMLElement, words: string): Promise<void> {
  await waitFor(async () => {
    const text = box(within(region).getByText(words));
    const at = document.elementFromPoint(text.left + 4, text.top + text.height / 2);
    await expect(at).toHaveTextContent(words);
  });
}

export const NewestIsRead: Story = {
  tags: ["!autodocs"],
  play: async ({ canvas }) => {
    const region = canvas.getByRole("region", { name: "Notifications" });
    toast.success("A long notice came first", {
      ...stays,
      description: "Its text takes two lines of the pile, and a little more than that for sure.",
    });
    toast.success("Then a short one", stays);
    await isOnTop(region, "Then a short one");
  },
};

export const WarningsAreNotCovered: Story = {
  tags: ["!autodocs"],
  play: async ({ canvas }) => {
    const region = canvas.getByRole("region", { name: "Notifications" });
    toast.warning("Security Warning", { ...stays, description: "Security probing detected" });
    toast.destructive("Critical Security Alert", {
      ...stays,
      description: "Security breach detected (3 incidents)",
    });
    toast.success("Saved", stays);
    for (const words of ["Saved", "Critical Security Alert", "Security Warning"])
      await isOnTop(region, words);
  },
};

export const MeasuresOnPhones: Story = {
  globals: { viewport: { value: "phone", isRotated: false } },
  play: async ({ canvas }) => {
    toast("Saved", stays);
    await canvas.findByText("Saved");
    await standsInTheCorner(canvas.getByRole("region", { name: "Notifications" }), 16);
  },
};

export const OneInAccountFlows: Story = {
  tags: ["!autodocs"],
  play: async ({ canvas }) => {
    const region = within(canvas.getByRole("region", { name: "Notifications" }));
    accountToast.success("Signed out", stays);
    accountToast.success("Account created!", { ...stays, description: "Welcome to Jubilee!" });
    await waitFor(() => expect(region.getAllByRole("listitem")).toHaveLength(1));
  },
};

export const Playground: Story = {
  render: () => (
    <Inline>
      <Button
        onClick={() => toast.success("Copied", { description: "The link is on your clipboard." })}
      >
        Success
      </Button>
      <Button variant="outline" onClick={() => toast.loading("Importing 1,104 lines")}>
        Loading
      </Button>
      <Toaster />
    </Inline>
  ),
};
