import type { Meta, StoryObj } from "@storybook/react-vite";
import { Check, CreditCard, X } from "lucide-react";
import { expect, fn, screen, waitFor } from "storybook/test";
import { walk } from "../../keyboard/walk.ts";
import { EmptyState } from "../empty-state/EmptyState.tsx";
import { ErrorState } from "../error-state/ErrorState.tsx";
import { SkeletonRows } from "../skeleton/SkeletonRows.tsx";
import type { ActivityEntry } from "./activity.types.ts";
import { ActivityFeed } from "./ActivityFeed.tsx";

const names = ["Siobhán Byrne", "Jörg Müller", "ليلى الحدّاد", "Ute Grünewald", "Kofi Mensah"];
const answers: ActivityEntry[] = Array.from({ length: 14 }, (_, at) => ({
  id: `answer-${at}`,
  at: new Date(Date.UTC(2027, 4, 20, 15) - at * 900_000).toISOString(),
  who: { name: names[at % names.length] ?? "" },
  what: at % 4 === 1 ? "cannot come" : "answered yes, with 2 people",
  icon: at % 4 === 1 ? <X /> : <Check />,
  fold: "answers",
}));

const entries: readonly ActivityEntry[] = [
  {
    id: "own",
    at: "2027-05-20T16:12:00Z",
    who: { name: "Marisol Aguirre" },
    what: "wrote",
    comment: {
      text: "The car park behind the mill has room for forty. I ask the school for the field.",
      isOwn: true,
      isEdited: true,
    },
  },
  {
    id: "arabic",
    at: "2027-05-20T15:40:00Z",
    who: { name: "ليلى الحدّاد" },
    what: "wrote",
    comment: { text: "سأحضر الصور القديمة كلّها، فيها مفاجآت" },
  },
  ...answers,
  {
    id: "order",
    at: "2027-05-19T20:05:00Z",
    who: { name: "Maximiliana Featherstonehaugh-Villavicencio" },
    what: "paid $180.00 for 2 Saturday banquets",
    icon: <CreditCard />,
  },
];

const edit = fn();
const remove = fn();
const retry = fn();

const meta = {
  title: "Talking/ActivityFeed",
  component: ActivityFeed,
  args: {
    label: "What happened",
    entries,
    reader: { locale: "en-GB", timeZone: "America/New_York", today: "2027-05-20" },
    acts: { edit, remove, retry },
  },
} satisfies Meta<typeof ActivityFeed>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Full: Story = { args: { earlier: { isLoading: false, load: fn() } } };
export const NotSent: Story = {
  args: {
    entries: [
      {
        id: "1",
        at: "2027-05-20T16:12:00Z",
        who: { name: "Marisol Aguirre" },
        what: "wrote",
        comment: { text: "I ask the school.", isOwn: true, state: "failed" },
      },
      {
        id: "2",
        at: "2027-05-20T16:12:30Z",
        who: { name: "Marisol Aguirre" },
        what: "wrote",
        comment: { text: "Or the church.", isOwn: true, state: "sending" },
      },
    ],
  },
};
export const Loading: Story = { render: () => <SkeletonRows count={6} /> };
export const Empty: Story = {
  args: {
    entries: [],
    empty: (
      <EmptyState drawing="table" title="Nothing has happened yet">
        Answers, orders and what you write about them stand here.
      </EmptyState>
    ),
  },
};
export const Failed: Story = {
  render: () => <ErrorState title="What happened could not be loaded" onRetry={() => {}} />,
};
export const Phone: Story = { globals: { viewport: { value: "phone", isRotated: false } } };

export const Unfolded: Story = {
  tags: ["!autodocs"],
  play: async ({ canvas, userEvent }) => {
    const fold = canvas.getByRole("button", { name: "and 12 more answers" });
    await expect(canvas.getAllByRole("listitem")).toHaveLength(6);
    await userEvent.click(fold);
    await expect(canvas.getAllByRole("listitem")).toHaveLength(18);
    await userEvent.click(canvas.getByRole("button", { name: "Show less" }));
    await expect(canvas.getAllByRole("listitem")).toHaveLength(6);
  },
};

export const Keyboard: Story = {
  tags: ["!autodocs"],
  play: async (context) => {
    edit.mockClear();
    remove.mockClear();
    const inField = (value: string) => () => expect(document.activeElement).toHaveValue(value);
    await walk(
      ["{Tab}", "button More"],
      ["{Enter}", "menuitem Edit"],
      ["{Enter}", "textbox Your comment"],
      [
        "{Control>}a{/Control}The field is ours.",
        "textbox Your comment",
        inField("The field is ours."),
      ],
      [
        "{Control>}{Enter}{/Control}",
        "button More",
        () => expect(edit).toHaveBeenCalledWith(entries[0], "The field is ours."),
      ],
    )(context);
    await waitFor(() => expect(screen.queryByRole("menu")).toBeNull());
    await walk(
      ["{Enter}", "menuitem Edit"],
      ["{Enter}", "textbox Your comment"],
      ["never mind{Escape}", "button More", () => expect(edit).toHaveBeenCalledTimes(1)],
      ["{Tab}", "button and 12 more answers", { "aria-expanded": "false" }],
      ["{Enter}", "button Show less", { "aria-expanded": "true" }],
    )(context);
  },
};
