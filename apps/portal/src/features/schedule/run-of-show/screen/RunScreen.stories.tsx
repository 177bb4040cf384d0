import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { insidePortal } from "../../../../testing/insidePortal.tsx";
import { aRunOfShow, onDay } from "../testing/aRunOfShow.ts";
import { aRunStore } from "../testing/aRunStore.ts";
import { RunScreen } from "./RunScreen.tsx";

const show = aRunOfShow();
const press = fn(async () => undefined);
const undo = fn(async () => undefined);
const soundCheck = show.entries.find(({ title }) => title.startsWith("Sound check"))?.id ?? "";
const pressed = aRunOfShow({
  entries: show.entries.map((one) =>
    one.id === soundCheck ? { ...one, endedAt: onDay("19:10") } : one,
  ),
  presses: [
    {
      id: "p1",
      activityId: soundCheck,
      act: "done",
      minutes: null,
      at: onDay("19:10"),
      by: "Maya Lindqvist",
      isUndone: false,
    },
  ],
});

const meta = {
  title: "Screens/Schedule/Run of show",
  tags: ["!autodocs"],
  component: RunScreen,
  decorators: [insidePortal],
  args: { show, store: aRunStore(show, { press }) },
} satisfies Meta<typeof RunScreen>;

export default meta;

type Story = StoryObj<typeof meta>;

export const EightBehind: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/8 minutes behind since/)).toBeVisible();
    await expect(canvas.getByText("36 min left")).toBeVisible();
    const hall = within(canvas.getByRole("region", { name: "Hall" }));
    await userEvent.click(hall.getByRole("button", { name: /15 minutes later/ }));
    const sheet = within(await screen.findByRole("dialog"));
    await waitFor(() => expect(sheet.getByText("Pushes 2 entries.")).toBeVisible());
    await expect(sheet.getByRole("checkbox", { name: /^Tell Dana Whitlock/ })).toBeChecked();
    await expect(
      sheet.getByRole("checkbox", { name: /^Write to 24 guests who signed up/ }),
    ).not.toBeChecked();
    await userEvent.click(sheet.getByRole("button", { name: "Leave Second course where it is" }));
    await expect(sheet.getByText("cut into by 15 minutes")).toBeVisible();
    await userEvent.click(sheet.getByRole("button", { name: "Push by 15" }));
    await expect(press).toHaveBeenCalledWith(
      expect.objectContaining({ act: "late", minutes: 15, tellsTeam: true, tellsGuests: false }),
    );
  },
};

/** What was pressed stands to be taken back, long after its message is gone. */
export const TakenBack: Story = {
  args: {
    show: pressed,
    store: aRunStore(pressed, { undo }),
  },
  play: async ({ canvas }) => {
    const stage = within(canvas.getByRole("region", { name: "Stage" }));
    await userEvent.click(stage.getByText("1 done"));
    await userEvent.click(stage.getByRole("button", { name: /Sound check/ }));
    const sheet = within(await screen.findByRole("dialog"));
    await userEvent.click(await sheet.findByRole("button", { name: "It is not over" }));
    await expect(undo).toHaveBeenCalledWith("p1");
  },
};

export const ByPerson: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText("People"));
    const jorg = within(canvas.getByRole("region", { name: "Jörg Müller" }));
    await expect(jorg.getAllByText("Jörg Müller")).toHaveLength(1);
    await expect(jorg.getAllByText("Stage").length).toBeGreaterThan(0);
    await expect(canvas.getByText("Pin up the photographs")).toBeVisible();
  },
};

export const NothingMine: Story = {
  args: {
    show: { ...show, memberId: null },
    store: aRunStore({ ...show, memberId: null }),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText("Mine"));
    await expect(canvas.getByText("Nothing of yours on this day")).toBeVisible();
  },
};

export const Offline: Story = {
  args: {
    store: aRunStore(show, {
      state: {
        isReachable: false,
        waiting: [{ id: "p", at: onDay("19:10"), act: "done", activityId: "Short rib rests" }],
      },
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Offline, 1 kept here")).toBeVisible();
  },
};

export const SomebodyWasFirst: Story = {
  args: {
    store: aRunStore(show, {
      state: {
        troubles: [
          {
            press: {
              id: "p",
              at: onDay("19:10"),
              act: "late",
              activityId: "Second course",
              minutes: 10,
              changes: [],
              tellsTeam: false,
              tellsGuests: false,
            },
            answer: {
              outcome: "clash",
              show,
              last: { act: "late", minutes: 8, at: onDay("19:09"), by: "Ana Ferreira" },
            },
            message: null,
          },
        ],
      },
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Ana Ferreira made it 8 minutes later at/)).toBeVisible();
    await expect(canvas.getByRole("button", { name: "10 more minutes" })).toBeVisible();
  },
};

export const OnlyLooking: Story = {
  args: { show: { ...show, mayPress: false }, store: aRunStore({ ...show, mayPress: false }) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("button", { name: /minutes later/ })).toBeNull();
  },
};

const weeksAhead = aRunOfShow({
  serverTime: "2027-05-20T12:00:00.000+02:00",
  entries: show.entries.map((entry) => ({ ...entry, late: 0, longer: 0, startedAt: null })),
});
export const WeeksAhead: Story = {
  args: { show: weeksAhead, store: aRunStore(weeksAhead, { press }), onRehearse: fn() },
  play: async ({ canvas, args }) => {
    press.mockClear();
    await expect(
      canvas.getByText("Opens Sat, Jun 12, 2027, 7:00 AM; rehearse until then."),
    ).toBeVisible();
    await expect(canvas.getAllByText("in 23 days")).toHaveLength(1);
    await expect(canvas.queryByText(/^Live/)).toBeNull();
    await expect(canvas.queryByRole("button", { name: /^Started/ })).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: /Second course/ }));
    const dialog = within(await screen.findByRole("dialog"));
    await waitFor(() =>
      expect(
        dialog.getByText(/^Opens on Saturday, June 12, 2027 at 8:00 AM, Berlin/),
      ).toBeVisible(),
    );
    await expect(dialog.queryByRole("button", { name: /Started|Done|later/ })).toBeNull();
    await userEvent.click(dialog.getByRole("switch", { name: "Keeps its time" }));
    await expect(press).toHaveBeenCalledWith(expect.objectContaining({ act: "fix" }));
    await userEvent.keyboard("{Escape}");
    await userEvent.click(canvas.getByRole("button", { name: "Rehearse" }));
    await expect(args.onRehearse).toHaveBeenCalledWith("2027-06-12");
  },
};

/** The day is over: everything was said to be done. */
const over = aRunOfShow({
  serverTime: "2027-06-13T01:00:00.000+02:00",
  entries: show.entries.map((entry) => ({
    ...entry,
    startedAt: entry.startAt,
    endedAt: entry.endAt,
  })),
});
export const AllDone: Story = {
  args: { show: over, store: aRunStore(over) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(/^All done here/)).toHaveLength(4);
  },
};

const empty = aRunOfShow({ entries: [], tasks: [] });
export const Empty: Story = {
  args: { show: empty, store: aRunStore(empty) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Nothing is planned yet")).toBeVisible();
  },
};

const long = aRunOfShow({
  event: {
    ...show.event,
    name: "The Hartwell–Okonkwo family reunion and golden anniversary weekend at the old mill",
  },
  entries: show.entries.map((entry, place) =>
    place === 0
      ? {
          ...entry,
          title: "حفل العشاء: The yearbook, page by page, read aloud by those who wrote it",
          room: "Hartwell High, the main door beside the gymnasium",
          hostName: "Annegret Wilhelmine Müller-Österreicher-Wolfeschlegelsteinhausen",
        }
      : entry,
  ),
});
export const LongNames: Story = { args: { show: long, store: aRunStore(long) } };
